import { textsHook } from "../../kit/text/use-language.ts"

/** Returns the text of a key of the parts of the form that only pages have. */
export const usePageTexts = textsHook({
  template: ["Start from", "इससे आरम्भ करें"],
  emptyPage: ["An empty page", "ख़ाली पृष्ठ"],
  templateHint: [
    "Fill in what is in square brackets. Until then the page can be saved as a draft only.",
    "[ ] में जो लिखा है, उसे भरें। तब तक पृष्ठ केवल मसौदे के रूप में सहेजा जा सकता है।",
  ],
  about: ["About the college", "महाविद्यालय परिचय"],
  committee: ["Committee", "समिति"],
  cell: ["Cell", "प्रकोष्ठ"],
  iqac: ["Quality cell (IQAC)", "गुणवत्ता प्रकोष्ठ (IQAC)"],
  grievance: ["Grievance redressal", "शिकायत निवारण"],
  rti: ["Right to information", "सूचना का अधिकार"],
  anti_ragging: ["Anti-ragging", "रैगिंग निषेध"],
  tenders: ["List of tenders", "निविदाओं की सूची"],
  alumni: ["Alumni", "पुरातन छात्र"],
  menu: ["Put it into a menu", "मेन्यू में जोड़ें"],
  menuHint: [
    "The entry leads to the page as soon as it is published.",
    "पृष्ठ प्रकाशित होते ही यह प्रविष्टि उस पर ले जाएगी।",
  ],
  suggested: ["Taken from the title. You can change it.", "शीर्षक से बनाया गया। आप इसे बदल सकते हैं।"],
  follow: [
    "When you save: {links} links in {items} items follow to the new address.",
    "सहेजने पर: {items} प्रविष्टियों के {links} लिंक नए पते पर आ जाएँगे।",
  ],
  followOne: [
    "When you save: one link in one item follows to the new address.",
    "सहेजने पर: एक प्रविष्टि का एक लिंक नए पते पर आ जाएगा।",
  ],
  followNone: ["No other item links to this page.", "किसी अन्य प्रविष्टि में इस पृष्ठ का लिंक नहीं है।"],
  redirected: ["The old address redirects to the new one.", "पुराना पता खोलने पर नया पता खुलेगा।"],
  oldAddresses: ["Old addresses that lead here", "यहाँ पहुँचाने वाले पुराने पते"],
  deleteOld: ["Delete: {path}", "हटाएँ: {path}"],
  takeDown: ["Links lead here", "यहाँ लिंक आते हैं"],
  takeDownText: [
    "These items link to it or show it. While it is not public, their links lead nowhere, and a list of an album is empty: change them, or go on.",
    "इन प्रविष्टियों में इसका लिंक या इसकी सूची है। जब तक यह प्रकाशित नहीं, लिंक कहीं नहीं पहुँचाएँगे, और एल्बम की सूची ख़ाली रहेगी: उन्हें बदलें, या आगे बढ़ें।",
  ],
  links: ["{title} ({count} links)", "{title} ({count} लिंक)"],
  oneLink: ["{title} (1 link)", "{title} (1 लिंक)"],
})
