import type { Sample } from "#domain/content/collections.ts"

/** The main navigation (specification 3.2). */
export const menus = {
  home: { title: { en: "Home", hi: "मुख्य पृष्ठ" }, link: "/", entries: [] },
  about: {
    title: { en: "About", hi: "परिचय" },
    entries: [
      {
        title: { en: "College History", hi: "महाविद्यालय का इतिहास" },
        link: "/about/college_history",
      },
      {
        title: { en: "Principal's Message", hi: "प्राचार्य का सन्देश" },
        link: "/about/principals-message/",
      },
      { title: { en: "Vision", hi: "हमारी दृष्टि" }, link: "/about/vision/" },
      { title: { en: "Mission", hi: "हमारा ध्येय" }, link: "/about/mission/" },
    ],
  },
  administration: {
    title: { en: "Administration", hi: "प्रशासन" },
    entries: [{ title: { en: "IQAC", hi: "आन्तरिक गुणवत्ता प्रकोष्ठ" }, link: "/administration/iqac" }],
  },
  "faculties-staff": {
    title: { en: "Faculties & Staff", hi: "संकाय एवं कर्मचारी" },
    entries: [
      { title: { en: "Faculty of Science", hi: "विज्ञान संकाय" }, link: "/faculty-of-science" },
      {
        title: { en: "Faculty of Commerce", hi: "वाणिज्य संकाय" },
        link: "/faculties-staff/faculty-of-commerce/",
      },
      {
        title: { en: "Non-Teaching Staff", hi: "शिक्षणेतर कर्मचारी" },
        link: "/faculties-staff/non-teaching-staff/",
      },
    ],
  },
  academics: {
    title: { en: "Academics", hi: "शैक्षणिक" },
    entries: [
      { title: { en: "Courses", hi: "पाठ्यक्रम" }, link: "/courses" },
      { title: { en: "Admission Process", hi: "प्रवेश प्रक्रिया" }, link: "/admission-process" },
      { title: { en: "Prospectus", hi: "विवरणिका" }, link: "/prospectus" },
      { title: { en: "Fee Structure", hi: "शुल्क विवरण" }, link: "/fee-structure" },
    ],
  },
  students: {
    title: { en: "Students", hi: "विद्यार्थी" },
    entries: [
      { title: { en: "Student Login", hi: "विद्यार्थी लॉगिन" }, link: "/student/student-login" },
      { title: { en: "Student Profile", hi: "विद्यार्थी परिचय" }, link: "/student-profile" },
      { title: { en: "Topper Details", hi: "मेधावी विद्यार्थी" }, link: "/topper-details" },
      { title: { en: "Achievements", hi: "उपलब्धियाँ" }, link: "/achievements" },
      { title: { en: "Students Union", hi: "छात्र संघ" }, link: "/students-union" },
    ],
  },
  alumni: {
    title: { en: "Alumni", hi: "पुरातन छात्र" },
    entries: [
      { title: { en: "Alumni", hi: "पुरातन छात्र" }, link: "/alumni" },
      { title: { en: "Alumni Association", hi: "पुरातन छात्र परिषद्" }, link: "/alumni-association" },
    ],
  },
  facilities: {
    title: { en: "Facilities", hi: "सुविधाएँ" },
    entries: [
      { title: { en: "All Facilities", hi: "सभी सुविधाएँ" }, link: "/facilities" },
      {
        title: { en: "Multipurpose Hall", hi: "बहुउद्देशीय सभागार" },
        link: "/facilities/multipurpose-hall/",
      },
    ],
  },
  gallery: {
    title: { en: "Gallery", hi: "गैलरी" },
    entries: [
      { title: { en: "Photo Gallery", hi: "फ़ोटो गैलरी" }, link: "/gallery/photo/" },
      { title: { en: "Video Gallery", hi: "वीडियो गैलरी" }, link: "/gallery/video/" },
      { title: { en: "News", hi: "समाचार" }, link: "/gallery/news/" },
    ],
  },
  contact: { title: { en: "Contact", hi: "सम्पर्क" }, link: "/contact-us/", entries: [] },
} satisfies Sample<"menus">
