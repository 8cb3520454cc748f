import { textsHook } from "../kit/text/use-language.ts"

/** Texts of the checklist and of the confirmation, loaded with their pages. */
export const useSampleTexts = textsHook({
  intro: [
    "These texts came with the software, and visitors read them as the college's own. Edit each, hide it, or say that it is true for you. Until then a line on its page says that the text is not checked.",
    "ये पाठ सॉफ़्टवेयर के साथ आए थे, और आगन्तुक इन्हें महाविद्यालय के अपने पाठ मानकर पढ़ते हैं। हर पाठ को बदलें, छिपाएँ, या बताएँ कि यह आपके लिए सही है। तब तक उसके पृष्ठ पर लिखा रहेगा कि पाठ जाँचा नहीं गया है।",
  ],
  progress: ["{done} of {total} done", "{total} में से {done} हो चुके"],
  empty: [
    "Nothing of the sample is left: the college has gone through every text.",
    "नमूने का कुछ भी शेष नहीं है: महाविद्यालय ने हर पाठ देख लिया है।",
  ],
  startFirst: [
    "The site still shows the sample college. Start as your college first; then this list names what is left.",
    "साइट अभी नमूना महाविद्यालय दिखा रही है। पहले अपने महाविद्यालय के नाम से शुरू करें; फिर इस सूची में दिखेगा कि क्या शेष है।",
  ],
  isPublicAt: ["Public at {path}", "यहाँ दिखता है: {path}"],
  newTab: ["opens in a new tab", "नए टैब में खुलेगा"],
  edit: ["Edit", "बदलें"],
  hide: ["Hide", "छिपाएँ"],
  isTrue: ["It is true for us", "यह हमारे लिए सही है"],
  ofItem: ["{action}: {title}", "{action}: {title}"],
  areTrue: ["All of these are true for us", "ये सभी हमारे लिए सही हैं"],
  areTrueWhat: [
    "You confirm that each of these is true for your college:",
    "आप पुष्टि करते हैं कि इनमें से हर एक आपके महाविद्यालय के लिए सही है:",
  ],
  check: ["Check and confirm", "जाँचकर पुष्टि करें"],
  hidden: [
    "Hidden: {title}. It stays as a draft, which you can publish again.",
    "छिपाया गया: {title}। यह मसौदे के रूप में रहेगा, जिसे आप फिर प्रकाशित कर सकते हैं।",
  ],
  confirmed: ["Confirmed: {title}", "पुष्टि हुई: {title}"],
  confirmedMany: ["{count} confirmed", "{count} की पुष्टि हुई"],

  admission: {
    title: [
      "Admission {label}: what applicants are asked",
      "प्रवेश {label}: आवेदकों से क्या माँगा जाता है",
    ],
    what: [
      "Applicants pay these fees into this account, up to these days. Nobody can apply before you have confirmed all four.",
      "आवेदक यही शुल्क, इसी खाते में, इन्हीं तिथियों तक जमा करते हैं। जब तक आप चारों की पुष्टि नहीं करते, कोई आवेदन नहीं कर सकता।",
    ],
    sample: [
      "The sample college takes applications without a confirmation. Start as your college first.",
      "नमूना महाविद्यालय बिना पुष्टि के आवेदन लेता है। पहले अपने महाविद्यालय के नाम से शुरू करें।",
    ],
    isConfirmed: [
      "Confirmed by {by}, {at}. Later changes of the session need no new confirmation.",
      "{by} ने {at} को पुष्टि की। सत्र के बाद के बदलावों के लिए नई पुष्टि ज़रूरी नहीं।",
    ],
    isGiven: [
      "This admission was open before confirmations existed, so it counts as confirmed. Nobody has checked it here yet.",
      "यह प्रवेश पुष्टि की व्यवस्था से पहले से खुला था, इसलिए पुष्ट माना गया है। यहाँ इसे अभी किसी ने जाँचा नहीं है।",
    ],
    fees: ["Fees", "शुल्क"],
    feesTick: ["These are our fees", "ये हमारे शुल्क हैं"],
    lateFee: ["{fee} more in the late period", "विलम्ब अवधि में {fee} अधिक"],
    dates: ["Dates", "तिथियाँ"],
    datesTick: ["These are our dates", "ये हमारी तिथियाँ हैं"],
    noDates: ["Open at once, without a last date", "तुरन्त खुला, बिना अन्तिम तिथि के"],
    feeLastDay: ["Last day to pay the fee", "शुल्क जमा करने की अन्तिम तिथि"],
    marksLastDay: ["Last day to enter awaited marks", "प्रतीक्षित अंक भरने की अन्तिम तिथि"],
    correctionsLastDay: ["Last day of corrections", "सुधार की अन्तिम तिथि"],
    listDays: ["Merit lists, as planned", "योग्यता सूचियाँ (नियोजित)"],
    account: ["Account", "खाता"],
    accountTick: ["This is the college's account for fees", "शुल्क के लिए महाविद्यालय का खाता यही है"],
    session: ["Session", "सत्र"],
    sessionTick: ["This is the session that we admit to", "हम इसी सत्र में प्रवेश दे रहे हैं"],
    years: ["Years of passing", "उत्तीर्ण होने के वर्ष"],
    courses: ["Courses", "पाठ्यक्रम"],
    changeSession: ["Change the session", "सत्र बदलें"],
    changeSettings: ["Change the settings", "सेटिंग बदलें"],
    confirm: ["Confirm all four, and open admission", "चारों की पुष्टि करें और प्रवेश खोलें"],
    tickAll: ["Tick each of the four first.", "पहले चारों पर निशान लगाएँ।"],
    done: [
      "Confirmed. Applicants can apply from the opening day on.",
      "पुष्टि हो गई। प्रारम्भ तिथि से आवेदन किए जा सकते हैं।",
    ],
  },
})
