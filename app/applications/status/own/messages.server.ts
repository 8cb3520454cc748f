import { messagesByLanguage } from "#domain/messages/define-messages.ts"

/** The texts of the status page about answers to a query, corrections and the withdrawal of an application. */
export const ownFormMessages = messagesByLanguage({
  query: {
    title: ["The college asks you", "महाविद्यालय आपसे पूछता है"],
    asked: ["Asked on {day}.", "{day} को पूछा गया।"],
    until: ["Answer by {day}.", "{day} तक उत्तर दें।"],
    late: [
      "The last day to answer was {day}. Answer at once: the college may decide without it.",
      "उत्तर देने की अन्तिम तिथि {day} थी। तुरन्त उत्तर दें: महाविद्यालय इसके बिना भी निर्णय ले सकता है।",
    ],
    change: [
      "Change below what the college asks for. The rest of your form stays as it is. You can also answer at the admission counter.",
      "महाविद्यालय ने जो पूछा है, उसे नीचे सुधारें। बाक़ी फ़ॉर्म वैसा ही रहेगा। उत्तर प्रवेश काउंटर पर भी दे सकते हैं।",
    ],
    write: [
      "Write your answer below. You can also answer at the admission counter.",
      "अपना उत्तर नीचे लिखें। उत्तर प्रवेश काउंटर पर भी दे सकते हैं।",
    ],
    text: ["Your answer", "आपका उत्तर"],
    textHint: [
      "At most 1000 characters; may stay empty if you change a field",
      "अधिकतम 1000 अक्षर; कोई खाना सुधारा हो तो ख़ाली छोड़ सकते हैं",
    ],
    submit: ["Send the answer", "उत्तर भेजें"],
    done: [
      "Your answer was sent. The college checks it; you see here what comes of it.",
      "आपका उत्तर भेज दिया गया। महाविद्यालय उसे जाँचेगा; परिणाम आप यहीं देखेंगे।",
    ],
  },
  correct: {
    title: ["Correct your form", "अपना फ़ॉर्म सुधारें"],
    until: [
      "Until {day}, and as long as the college has not begun with your application, you can correct these fields yourself.",
      "{day} तक, और जब तक महाविद्यालय ने आपका आवेदन देखना शुरू नहीं किया, आप ये खाने स्वयं सुधार सकते हैं।",
    ],
    submit: ["Save the corrections", "सुधार सहेजें"],
    done: [
      "Your corrections are saved. Print the sheet again.",
      "आपके सुधार सहेज लिए गए। आवेदन-पत्र फिर से छापें।",
    ],
    same: ["Nothing was changed.", "कुछ नहीं बदला गया।"],
  },
  withdraw: {
    title: ["Withdraw the application", "आवेदन वापस लें"],
    what: [
      "Your application then takes no part in admission any more, and the college gives an accepted seat to the next applicant. Only the college can undo this. A fee that you paid is refunded by the college's refund rules: ask at the admission counter.",
      "तब आपका आवेदन प्रवेश प्रक्रिया में नहीं रहेगा, और स्वीकार की गई सीट किसी और को मिलेगी। इसे केवल महाविद्यालय ही पलट सकता है। जमा किया गया शुल्क महाविद्यालय के वापसी नियमों से लौटेगा: प्रवेश काउंटर पर पूछें।",
    ],
    confirm: ["I withdraw this application", "मैं यह आवेदन वापस लेता/लेती हूँ"],
    notConfirmed: [
      "Tick the box if you want to withdraw the application",
      "आवेदन वापस लेना हो तो बॉक्स चुनें",
    ],
    submit: ["Withdraw the application", "आवेदन वापस लें"],
    done: ["You have withdrawn your application.", "आपने अपना आवेदन वापस ले लिया है।"],
  },
  keepEmpty: [
    "Not shown here, because the code opens this page. Leave it empty if it stays the same",
    "यहाँ नहीं दिखाया जाता, क्योंकि कोड से यह पृष्ठ खुल जाता है। न बदलना हो तो ख़ाली छोड़ें",
  ],
  choose: ["Choose", "चुनें"],
  errors: {
    missing: [
      "Write an answer, or change a field that the college asks for",
      "उत्तर लिखें, या महाविद्यालय का पूछा हुआ कोई खाना सुधारें",
    ],
    "text.too_long": ["The answer is longer than 1000 characters", "उत्तर 1000 अक्षरों से लम्बा है"],
  },
  refusals: {
    changed: [
      "The application was changed in the meantime. Nothing was stored. What holds now is below.",
      "इस बीच आवेदन बदल चुका है। कुछ दर्ज नहीं हुआ। अभी की स्थिति नीचे है।",
    ],
    closed: [
      "Your form can no longer be corrected here. Nothing was stored. Ask at the admission counter.",
      "अब यहाँ फ़ॉर्म नहीं सुधारा जा सकता। कुछ दर्ज नहीं हुआ। प्रवेश काउंटर पर पूछें।",
    ],
    form: [
      "This cannot be changed here. Nothing was stored. Go to the admission counter.",
      "यह यहाँ नहीं बदला जा सकता। कुछ दर्ज नहीं हुआ। प्रवेश काउंटर पर जाएँ।",
    ],
  },
})
