import type { Sample } from "#domain/content/collections.ts"

/** The directory, with details for the college to fill in, and the general inquiry contact (specification 3.9). */
export const contacts = {
  "general-inquiry": {
    office: { en: "General Inquiry", hi: "सामान्य पूछताछ" },
    phone: "05000-000000",
    email: "office@college.example",
    is_general: true,
  },
  principal: {
    office: { en: "Principal", hi: "प्राचार्य" },
    phone: "",
    email: "",
    is_general: false,
  },
  office: {
    office: { en: "College Office", hi: "महाविद्यालय कार्यालय" },
    phone: "",
    email: "",
    is_general: false,
  },
  "admission-cell": {
    office: { en: "Admission Cell", hi: "प्रवेश प्रकोष्ठ" },
    phone: "",
    email: "",
    is_general: false,
  },
  examination: {
    office: { en: "Examination Cell", hi: "परीक्षा प्रकोष्ठ" },
    phone: "",
    email: "",
    is_general: false,
  },
  scholarship: {
    office: { en: "Scholarship Cell", hi: "छात्रवृत्ति प्रकोष्ठ" },
    phone: "",
    email: "",
    is_general: false,
  },
  library: { office: { en: "Library", hi: "पुस्तकालय" }, phone: "", email: "", is_general: false },
  "chief-proctor": {
    office: { en: "Chief Proctor, Anti-Ragging", hi: "मुख्य कुलानुशासक, रैगिंग निषेध" },
    phone: "",
    email: "",
    is_general: false,
  },
  "women-cell": {
    office: { en: "Women's Cell", hi: "महिला प्रकोष्ठ" },
    phone: "",
    email: "",
    is_general: false,
  },
  "public-information-officer": {
    office: { en: "Public Information Officer", hi: "जन सूचना अधिकारी" },
    phone: "",
    email: "",
    is_general: false,
  },
} satisfies Sample<"contacts">
