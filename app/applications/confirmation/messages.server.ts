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

export type ConfirmationMessages = (typeof confirmationMessages)["en"]
