import { messagesByLanguage } from "#domain/messages/define-messages.ts"

export const confirmationMessages = messagesByLanguage({
  copy: ["Copy the code", "कोड कॉपी करें"],
  copied: ["The code is copied.", "कोड कॉपी हो गया है।"],
  copyFailed: [
    "The code could not be copied. Please write it down.",
    "कोड कॉपी नहीं हो सका। कृपया इसे लिख लें।",
  ],
  share: ["Share", "साझा करें"],
  shared: ["Admission code {code}", "प्रवेश कोड {code}"],
  print: ["Print or save as PDF", "छापें या PDF सहेजें"],
  number: ["Application number", "आवेदन संख्या"],
  numberFor: [
    "say it at the counter and the bank; it does not open your application",
    "काउंटर और बैंक में यही बताएँ; इससे आपका आवेदन नहीं खुलता",
  ],
  fee: ["Fee", "शुल्क"],
  feeHow: ["at the bank, with the deposit slip below", "बैंक में, नीचे दी गई जमा पर्ची से"],
  feeLater: [
    "none now. You pay only when a merit list offers you a seat; the bank slip is then printed with the sheet.",
    "अभी कुछ नहीं देना है। योग्यता सूची में सीट मिलने पर ही शुल्क जमा होगा; तब बैंक की पर्ची आवेदन-पत्र के साथ छपेगी।",
  ],
  exempt: [
    "With a valid freeship card or a waiver you pay nothing at admission: show it at the admission counter.",
    "मान्य फ़्रीशिप कार्ड या छूट होने पर प्रवेश के समय कुछ नहीं देना है: उसे प्रवेश काउंटर पर दिखाएँ।",
  ],
  lists: ["Merit lists, as planned", "योग्यता सूचियाँ (नियोजित)"],
  status: ["Status", "स्थिति"],
  statusHow: [
    "shows what becomes of your application, with the code and your date of birth",
    "पर कोड और जन्मतिथि से देखें कि आपके आवेदन का क्या हुआ",
  ],
  marksUntil: [
    "shows what becomes of your application, with the code and your date of birth. Enter your marks there by {day}: without them you cannot be in the merit list",
    "पर कोड और जन्मतिथि से देखें कि आपके आवेदन का क्या हुआ। वहीं {day} तक अपने अंक भरें: अंकों के बिना आप योग्यता सूची में नहीं आ सकते",
  ],
  documents: [
    ". There you can also send photos of your marksheets and certificates",
    "। वहीं अपने अंकपत्रों और प्रमाण-पत्रों की फ़ोटो भी भेज सकते हैं",
  ],
  feeLastDay: ["Last date to pay the fee", "शुल्क जमा करने की अन्तिम तिथि"],
  shop: {
    title: ["No printer?", "प्रिंटर नहीं है?"],
    text: [
      "Any print shop can print the sheet. This address opens it there:",
      "किसी भी दुकान से आवेदन-पत्र छपवा सकते हैं। वहाँ इस पते से यह खुल जाएगा:",
    ],
  },
  private: {
    title: ["Keep the code private", "कोड सँभालकर रखें"],
    text: [
      "Whoever has the code can open this sheet and read your details. In a shop, close the page and delete the file when the sheet is printed.",
      "जिसके पास यह कोड है, वह यह आवेदन-पत्र खोलकर आपकी जानकारी पढ़ सकता है। दुकान में छपवाने के बाद पृष्ठ बन्द कर दें और फ़ाइल हटवा दें।",
    ],
  },
})

export type ConfirmationMessages = Omit<
  (typeof confirmationMessages)["en"],
  "marksUntil" | "documents"
>
