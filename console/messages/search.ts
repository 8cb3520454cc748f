import { defineMessages } from "#domain/messages/catalogue.ts"

export const searchMessages = defineMessages({
  console: {
    search: {
      title: ["Search everything", "सब में खोजें"],
      button: ["Search (Ctrl+K)", "खोजें (Ctrl+K)"],
      hint: [
        "Name of the applicant or father in either script, application number, mobile, URN, e-mail, journal number, Aadhaar; or what you want to do, a page, a setting",
        "आवेदक या पिता का नाम किसी भी लिपि में, आवेदन संख्या, मोबाइल, URN, ई-मेल, जर्नल संख्या, आधार; या जो काम करना है, कोई पृष्ठ, कोई सेटिंग",
      ],
      count: ["{count} result |||| {count} results", "{count} परिणाम |||| {count} परिणाम"],
      searching: ["Searching", "खोज रहे हैं"],
      none: ["Nothing found", "कुछ नहीं मिला"],
      groups: {
        applications: ["Applications", "आवेदन"],
        students: ["Students", "विद्यार्थी"],
        messages: ["Messages", "सन्देश"],
        items: ["Website", "वेबसाइट"],
        uploads: ["Pictures and files", "चित्र और फ़ाइलें"],
        staff: ["Staff", "कर्मचारी"],
        thisPage: ["On this page", "इस पृष्ठ पर"],
        actions: ["Actions", "काम"],
        pages: ["Pages of the console", "कंसोल के पृष्ठ"],
        settings: ["Settings", "सेटिंग"],
      },
      actions: {
        exportOf: ["Export {name}", "निर्यात: {name}"],
        printCards: ["Print identity cards", "परिचय-पत्र छापें"],
      },
    },
  },
})
