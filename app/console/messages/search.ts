import type { Catalogue } from "./catalogue.ts"

export const searchMessages = {
  console: {
    search: {
      title: ["Search everything", "सब में खोजें"],
      button: ["Search (Ctrl+K)", "खोजें (Ctrl+K)"],
      hint: [
        "Name of the applicant or father in either script, code, mobile, URN, e-mail, journal number, Aadhaar, page",
        "आवेदक या पिता का नाम किसी भी लिपि में, कोड, मोबाइल, URN, ई-मेल, जर्नल संख्या, आधार, पृष्ठ",
      ],
      count: [
        "%{smart_count} result |||| %{smart_count} results",
        "%{smart_count} परिणाम |||| %{smart_count} परिणाम",
      ],
      searching: ["Searching", "खोज रहे हैं"],
      none: ["Nothing found", "कुछ नहीं मिला"],
      groups: {
        applications: ["Applications", "आवेदन"],
        students: ["Students", "विद्यार्थी"],
        items: ["Website", "वेबसाइट"],
        pages: ["Pages of the console", "कंसोल के पृष्ठ"],
      },
    },
  },
} satisfies Catalogue
