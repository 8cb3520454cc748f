import type { Language } from "#domain/content/text.ts"

const en = {
  copy: "Copy the code",
  copied: "The code is copied.",
  copyFailed: "The code could not be copied. Please write it down.",
  share: "Share",
  shared: "Admission code {code}",
  print: "Print or save as PDF",
  fee: "Fee",
  feeHow: "at the bank, with the deposit slip below",
  feeLastDay: "Last date to pay the fee",
  shop: {
    title: "No printer?",
    text: "Any print shop can print the sheet. This address opens it there:",
  },
  private: {
    title: "Keep the code private",
    text: "Whoever has the code can open this sheet and read your details. In a shop, close the page and delete the file when the sheet is printed.",
  },
}

const hi: typeof en = {
  copy: "कोड कॉपी करें",
  copied: "कोड कॉपी हो गया है।",
  copyFailed: "कोड कॉपी नहीं हो सका। कृपया इसे लिख लें।",
  share: "साझा करें",
  shared: "प्रवेश कोड {code}",
  print: "छापें या PDF सहेजें",
  fee: "शुल्क",
  feeHow: "बैंक में, नीचे दी गई जमा पर्ची से",
  feeLastDay: "शुल्क जमा करने की अन्तिम तिथि",
  shop: {
    title: "प्रिंटर नहीं है?",
    text: "किसी भी दुकान से आवेदन-पत्र छपवा सकते हैं। वहाँ इस पते से यह खुल जाएगा:",
  },
  private: {
    title: "कोड सँभालकर रखें",
    text: "जिसके पास यह कोड है, वह यह आवेदन-पत्र खोलकर आपकी जानकारी पढ़ सकता है। दुकान में छपवाने के बाद पृष्ठ बन्द कर दें और फ़ाइल हटवा दें।",
  },
}

const catalogues = { en, hi }

/** Messages of the confirmation above the sheet, in one language. */
export const confirmationMessages = (language: Language) => catalogues[language]
export type ConfirmationMessages = typeof en
