import { messagesByLanguage } from "#domain/messages/define-messages.ts"

/** The texts of the status page about the marks of an awaited result. */
export const ownMarksMessages = messagesByLanguage({
  title: ["Your marks of class 12", "आपके कक्षा 12 के अंक"],
  until: [
    "Your result is awaited. Enter your marks by {day}: without them you cannot be in the merit list.",
    "आपका परिणाम आना बाक़ी है। {day} तक अपने अंक भरें: अंकों के बिना आप योग्यता सूची में नहीं आ सकते।",
  ],
  open: [
    "Your result is awaited. Enter your marks as soon as you have them: without them you cannot be in the merit list.",
    "आपका परिणाम आना बाक़ी है। परिणाम मिलते ही अपने अंक भरें: अंकों के बिना आप योग्यता सूची में नहीं आ सकते।",
  ],
  late: [
    "Your result is awaited, but the last day to enter marks was {day}. Bring your marksheet to the admission counter.",
    "आपका परिणाम आना बाक़ी है, पर अंक भरने की अन्तिम तिथि {day} थी। अंकपत्र लेकर प्रवेश काउंटर पर आएँ।",
  ],
  follows: [
    "You can enter them once. The college checks them with your marksheet.",
    "अंक केवल एक बार भरे जा सकते हैं। महाविद्यालय इन्हें अंकपत्र से मिलाएगा।",
  ],
  submit: ["Enter these marks", "ये अंक दर्ज करें"],
  entered: [
    "Your marks are entered. The college checks them with your marksheet: bring it when you are called.",
    "आपके अंक दर्ज हो गए। महाविद्यालय इन्हें अंकपत्र से मिलाएगा: बुलाए जाने पर अंकपत्र लाएँ।",
  ],
  refusals: {
    late: [
      "The last day to enter marks has passed. Nothing was stored. Bring your marksheet to the admission counter.",
      "अंक भरने की अन्तिम तिथि बीत चुकी है। कुछ दर्ज नहीं हुआ। अंकपत्र लेकर प्रवेश काउंटर पर आएँ।",
    ],
    decided: [
      "The college has decided on this application. Nothing was stored. Ask at the admission counter.",
      "इस आवेदन पर निर्णय हो चुका है। कुछ दर्ज नहीं हुआ। प्रवेश काउंटर पर पूछें।",
    ],
    changed: [
      "The application was changed in the meantime. Nothing was stored. What holds now is below.",
      "इस बीच आवेदन बदल चुका है। कुछ दर्ज नहीं हुआ। अभी की स्थिति नीचे है।",
    ],
    form: [
      "These marks cannot be entered here. Nothing was stored. Bring your marksheet to the admission counter.",
      "ये अंक यहाँ दर्ज नहीं हो सकते। कुछ दर्ज नहीं हुआ। अंकपत्र लेकर प्रवेश काउंटर पर आएँ।",
    ],
  },
})
