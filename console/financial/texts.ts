import { textsHook } from "../kit/text/use-language.ts"

/** Loaded with changes of account, fees and open session. */
export const useFinancialTexts = textsHook({
  title: ["Account, fees and open session", "खाता, शुल्क और खुला सत्र"],
  ask: [
    "You change what applicants pay, or to whom. Check each line, and confirm it with your password.",
    "आप बदल रहे हैं कि आवेदक कितना या किसे भुगतान करें। हर पंक्ति जाँचें और अपने पासवर्ड से पुष्टि करें।",
  ],
  second: [
    "If another administrator or the principal has an account here, one of them confirms it before it takes effect. Everything else is saved at once.",
    "यदि यहाँ किसी दूसरे प्रशासक या प्राचार्य का खाता है, तो लागू होने से पहले उनमें से कोई इसकी पुष्टि करेगा। बाक़ी सब तुरन्त सहेजा जाएगा।",
  ],
  confirm: ["Save with these changes", "इन बदलावों के साथ सहेजें"],
  saved: [
    "Saved. Account, fees or open session change when a second person confirms it.",
    "सहेजा गया। खाता, शुल्क या खुला सत्र दूसरे व्यक्ति की पुष्टि पर बदलेगा।",
  ],
  close: ["Close", "बन्द करें"],
  waiting: [
    "Waits for a second person. Asked for by {by}, {at}.",
    "दूसरे व्यक्ति की पुष्टि शेष। {by} ने {at} को माँगा।",
  ],
  made: ["Changed by {by}, {at}.", "{by} ने {at} को बदला।"],
  confirmed: [
    "Asked for by {by}, confirmed by {decider}, {at}.",
    "{by} ने माँगा, {decider} ने {at} को पुष्टि की।",
  ],
  refused: [
    "Asked for by {by}, refused by {decider}, {at}.",
    "{by} ने माँगा, {decider} ने {at} को अस्वीकार किया।",
  ],
  withdrawn: ["Withdrawn by {by}, {at}.", "{by} ने {at} को वापस लिया।"],
  make: ["Confirm", "पुष्टि करें"],
  makeTitle: ["Confirm this change?", "इस बदलाव की पुष्टि करें?"],
  makeHint: [
    "It takes effect at once, for all applicants. Confirm it only if you know that it is right.",
    "यह सभी आवेदकों के लिए तुरन्त लागू होगा। तभी पुष्टि करें जब आप जानते हों कि यह सही है।",
  ],
  refuse: ["Refuse", "अस्वीकार करें"],
  withdraw: ["Withdraw", "वापस लें"],
})
