import type { Language } from "../../content/languages.ts"
import { formatMessage } from "../../messages/format-message.ts"

/** The server's replies about stored drafts, in both languages. */
export const draftReplies = {
  stored: {
    en: "Your form is stored on the college's server.",
    hi: "आपका फ़ॉर्म महाविद्यालय के सर्वर पर सहेज लिया गया है।",
  },
  removed: {
    en: "The form was deleted from the college's server. What is on this device stays.",
    hi: "फ़ॉर्म महाविद्यालय के सर्वर से हटा दिया गया है। जो इस फ़ोन या कम्प्यूटर पर है, वह बना रहेगा।",
  },
  wrong: {
    en: "No stored form has this code and PIN. Check both: the code begins with DR. A form ends 30 days after it was stored, and when it is submitted.",
    hi: "इस कोड और पिन से कोई फ़ॉर्म सहेजा हुआ नहीं मिला। दोनों जाँच लें: कोड DR से शुरू होता है। फ़ॉर्म सहेजने के 30 दिन बाद और जमा करने पर हट जाता है।",
  },
  code_format: {
    en: "Enter the code from your slip: DR and 12 letters or digits, like DR-ABCD-EFGH-JKLM. A code without DR is an admission code: check it on the status page.",
    hi: "अपनी पर्ची का कोड भरें: DR और 12 अक्षर या अंक, जैसे DR-ABCD-EFGH-JKLM। बिना DR का कोड प्रवेश कोड है: उसे आवेदन की स्थिति वाले पृष्ठ पर भरें।",
  },
  pin_format: {
    en: "Enter a PIN of 6 to 8 digits.",
    hi: "6 से 8 अंकों का पिन भरें।",
  },
  easy_pin: {
    en: "This PIN is easy to guess. Choose one that is no run or repetition of digits and no part of a date or number in the form.",
    hi: "इस पिन का अनुमान लगाना आसान है। ऐसा पिन चुनें जिसमें अंक क्रम से या बार-बार न आएँ और जो फ़ॉर्म की किसी तिथि या नंबर का हिस्सा न हो।",
  },
  too_many: {
    en: "Too many tries. Try again in {minutes} min. What is on this device is not lost.",
    hi: "बहुत अधिक प्रयास हो चुके हैं। {minutes} मिनट बाद फिर कोशिश करें। जो इस फ़ोन या कम्प्यूटर पर है, वह सुरक्षित है।",
  },
  conflict: {
    en: "A newer version of this form was stored from another device. Nothing was overwritten.",
    hi: "इस फ़ॉर्म का नया रूप किसी दूसरे फ़ोन या कम्प्यूटर से सहेजा जा चुका है। कुछ भी बदला नहीं गया है।",
  },
  submitted: {
    en: "This form has already been submitted. See the status of the application.",
    hi: "यह फ़ॉर्म पहले ही जमा हो चुका है। आवेदन की स्थिति देखें।",
  },
  no_space: {
    en: "The server has no room for more forms at present. Send your answers to yourself as a file instead: this form opens it again.",
    hi: "सर्वर पर अभी और फ़ॉर्म सहेजने की जगह नहीं है। इसके बदले अपनी जानकारी की फ़ाइल अपने पास रख लें: यह फ़ॉर्म उसे फिर खोल लेगा।",
  },
  too_large: {
    en: "The form is too large to be stored: pictures and documents together may have 12 MB.",
    hi: "फ़ॉर्म सहेजने के लिए बहुत बड़ा है: फ़ोटो और दस्तावेज़ मिलाकर 12 एमबी तक हो सकते हैं।",
  },
  malformed: {
    en: "The form did not arrive whole. Please try again.",
    hi: "फ़ॉर्म पूरा नहीं पहुँचा। कृपया फिर कोशिश करें।",
  },
  busy: {
    en: "The server is busy. Try again in a minute. What is on this device is not lost.",
    hi: "सर्वर व्यस्त है। एक मिनट बाद फिर कोशिश करें। जो इस फ़ोन या कम्प्यूटर पर है, वह सुरक्षित है।",
  },
  failed: {
    en: "An error occurred, and nothing was stored. Please try again.",
    hi: "त्रुटि हुई और कुछ सहेजा नहीं गया। कृपया फिर कोशिश करें।",
  },
} as const

export type DraftReply = keyof typeof draftReplies

/** How long to wait after too many tries. */
export const tooManyTriesText = (language: Language, seconds: number) =>
  formatMessage(draftReplies.too_many[language], { minutes: Math.ceil(seconds / 60) })
