import { defineMessages } from "#domain/messages/define-messages.ts"

/** Lists of records, and the work lists of applications. */
export const listMessages = defineMessages({
  console: {
    lists: {
      filters: ["Filters", "फ़िल्टर"],
      any: ["Any", "कोई भी"],
      show: [
        "Show {count} result |||| Show {count} results",
        "{count} परिणाम देखें |||| {count} परिणाम देखें",
      ],
      showAny: ["Show the results", "परिणाम देखें"],
      retry: ["Try again", "फिर प्रयास करें"],
      late: [
        "The server has not answered yet. Check the connection, or try again.",
        "सर्वर ने अभी तक उत्तर नहीं दिया है। कनेक्शन देखें, या फिर प्रयास करें।",
      ],
      selectedOverPages: [
        "{count} selected, {here} of them on this page |||| {count} selected, {here} of them on this page",
        "{count} चुना गया, इस पृष्ठ पर {here} |||| {count} चुने गए, इनमें से इस पृष्ठ पर {here}",
      ],
    },
    workLists: {
      title: ["Work lists", "कार्य-सूचियाँ"],
      new: ["New", "नए"],
      checking: ["Being checked", "जाँच में"],
      waiting: ["Waiting for applicant", "आवेदक की प्रतीक्षा"],
      ready: ["Ready to decide", "निर्णय के लिए तैयार"],
      feeDue: ["Fee due", "शुल्क बकाया"],
      admitted: ["Admitted", "प्रवेश स्वीकृत"],
      all: ["All", "सभी"],
      mine: ["Assigned to me", "मेरे पास"],
    },
    views: {
      title: ["Views", "दृश्य"],
      hint: ["Saved views are shared by all staff.", "सहेजे गए दृश्य सभी कर्मचारियों को दिखते हैं।"],
      none: ["No view is saved yet.", "अभी कोई दृश्य सहेजा नहीं गया है।"],
      save: ["Save this view", "यह दृश्य सहेजें"],
      name: ["Name of the view", "दृश्य का नाम"],
      nameHint: [
        "The filters are saved, not the searched text.",
        "फ़िल्टर सहेजे जाते हैं, खोजा गया पाठ नहीं।",
      ],
      saved: ["View saved", "दृश्य सहेजा गया"],
      remove: ["Delete the view: {name}", "दृश्य हटाएँ: {name}"],
      removed: ["View deleted: {name}", "दृश्य हटाया गया: {name}"],
    },
    assign: {
      take: ["Assign to me", "मुझे सौंपें"],
      takeOver: ["Take over from {name}", "{name} से अपने पास लें"],
      release: ["Release", "छोड़ें"],
      by: ["Assigned to {name}", "{name} के पास"],
      nobody: ["Assigned to nobody", "किसी के पास नहीं"],
      alsoOpen: ["Also open by {names}", "{names} ने भी खोल रखा है"],
    },
  },
})

export const dayMessages = defineMessages({
  console: {
    day: {
      format: ["dd-mm-yyyy", "दिन-माह-वर्ष"],
      calendar: ["Open the calendar", "कैलेंडर खोलें"],
      time: ["Time", "समय"],
      clock: ["hh:mm", "घंटा:मिनट"],
      notClock: ["A time of day, please, like 17:00.", "कृपया समय लिखें, जैसे 17:00।"],
    },
  },
})

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
