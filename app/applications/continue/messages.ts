import type { Language } from "#domain/content/languages.ts"

const en = {
  title: "Continue a form from another device",
  lead: "For a form that you stored on the college's server under a code and a PIN.",
  choose: "Choose the course of the form. Its page then asks code and PIN.",
  course: "{course} 1st Year",
  code: "Code",
  codeHint: "From your slip, like DR-ABCD-EFGH-JKLM.",
  pin: "PIN",
  pinHint: "6 to 8 digits that you chose.",
  open: "Open the form",
  error: "Error",
  start: "Start a new form",
  noCourse: "The course {course} of this form is not offered in this session.",
  plain: {
    title: "Continue later, or on another device",
    short: "Continue later",
    text: "The form can be stored on the college's server. All is encrypted: only code and PIN together open it. It ends there after 30 days, or when you submit it. Your consent is not stored.",
    pinHint: "6 to 8 digits that you choose. Nobody can tell you a forgotten PIN. Write it down.",
    pinAgainHint: "The PIN of the code {code}.",
    store: "Store the form",
    stored: "The form is stored. Write down the code, and the PIN apart from it:",
    where: "Open it by {day} on the page {address}.",
    opened: "The form that was stored on {day} is open below, without the consent.",
    pictures:
      "The stored pictures stay with it, but this browser cannot fill them in without scripts: choose them again before you submit.",
    newCode: "To keep this form too, store it now: it gets a code of its own.",
  },
}

const hi: typeof en = {
  title: "दूसरे फ़ोन या कम्प्यूटर से फ़ॉर्म आगे भरें",
  lead: "उस फ़ॉर्म के लिए, जिसे आपने कोड और पिन के साथ महाविद्यालय के सर्वर पर सहेजा है।",
  choose: "फ़ॉर्म का पाठ्यक्रम चुनें। फिर उसका पृष्ठ कोड और पिन पूछेगा।",
  course: "{course} प्रथम वर्ष",
  code: "कोड",
  codeHint: "अपनी पर्ची से, जैसे DR-ABCD-EFGH-JKLM।",
  pin: "पिन",
  pinHint: "6 से 8 अंक, जो आपने चुने थे।",
  open: "फ़ॉर्म खोलें",
  error: "त्रुटि",
  start: "नया फ़ॉर्म शुरू करें",
  noCourse: "इस फ़ॉर्म का पाठ्यक्रम {course} इस सत्र में नहीं है।",
  plain: {
    title: "बाद में या दूसरे फ़ोन या कम्प्यूटर पर आगे भरें",
    short: "बाद में आगे भरें",
    text: "फ़ॉर्म महाविद्यालय के सर्वर पर सहेजा जा सकता है। सब कुछ एन्क्रिप्ट रहता है: वह केवल कोड और पिन दोनों से खुलता है। फ़ॉर्म 30 दिन बाद या जमा करने पर वहाँ से हट जाता है। आपकी सहमति नहीं सहेजी जाती।",
    pinHint: "6 से 8 अंक, जो आप ख़ुद चुनें। भूला हुआ पिन कोई नहीं बता सकता। उसे लिख लें।",
    pinAgainHint: "कोड {code} का पिन।",
    store: "फ़ॉर्म सहेजें",
    stored: "फ़ॉर्म सहेज लिया गया है। कोड लिख लें, और पिन उससे अलग लिखें:",
    where: "इसे {day} तक इस पृष्ठ पर खोलें: {address}।",
    opened: "{day} को सहेजा गया फ़ॉर्म नीचे खुला है; सहमति दोबारा देनी होगी।",
    pictures:
      "सहेजे हुए चित्र उसके साथ बने रहेंगे, पर यह ब्राउज़र उन्हें बिना स्क्रिप्ट के नहीं भर सकता: जमा करने से पहले उन्हें दोबारा चुनें।",
    newCode: "यह फ़ॉर्म भी रखना हो तो इसे अभी सहेजें: इसे अपना अलग कोड मिलेगा।",
  },
}

const catalogues = { en, hi }

export const continueMessages = (language: Language) => catalogues[language]
