import { textsHook } from "../kit/text/use-language.ts"

/** Texts of the start, the checklist and the confirmation, loaded with their pages. */
export const useSampleTexts = textsHook({
  start: {
    removes: [
      "This erases the sample students, takes the sample's notices, events, dignitaries and social links off the website (they stay as drafts), and replaces its name, address, phone, e-mail and bank account by yours.",
      "इससे नमूना विद्यार्थी मिट जाएँगे; नमूने की सूचनाएँ, कार्यक्रम, गणमान्य और सोशल मीडिया के लिंक वेबसाइट से हट जाएँगे (वे मसौदे के रूप में रहेंगे); और उसके नाम, पते, फ़ोन, ई-मेल और बैंक खाते की जगह आपकी जानकारी लगेगी।",
    ],
    keeps: [
      "Pages, menus, courses and what your staff have written stay. A list then names every text of the sample that is left. Admission is closed until you have confirmed fees, dates, account and session.",
      "पृष्ठ, मेन्यू, पाठ्यक्रम और आपके कर्मचारियों की लिखी सामग्री बनी रहेगी। फिर एक सूची में नमूने का हर बचा हुआ पाठ दिखेगा। जब तक आप शुल्क, तिथियों, खाते और सत्र की पुष्टि नहीं करते, प्रवेश बन्द रहेंगे।",
    ],
    trials: [
      "Also erase all {applications} applications, {messages} messages and {grievances} grievances: they were trials",
      "सभी {applications} आवेदन, {messages} सन्देश और {grievances} शिकायतें भी मिटाएँ: वे केवल परीक्षण थे",
    ],
    trialsHint: [
      "They cannot be brought back, except from a backup.",
      "इन्हें केवल बैकअप से ही वापस लाया जा सकेगा।",
    ],
    trialsCount: ["How many these are, all together", "ये सब मिलाकर कुल कितने हैं"],
    done: [
      "Done. Erased: {students} students, {applications} applications, {messages} messages, {grievances} grievances.",
      "हो गया। मिटाए गए: {students} विद्यार्थी, {applications} आवेदन, {messages} सन्देश, {grievances} शिकायतें।",
    ],
    next: [
      "Next: go through the texts of the sample, confirm the admission, and write your first notice.",
      "अब नमूने के पाठ देखें, प्रवेश की पुष्टि करें, और अपनी पहली सूचना लिखें।",
    ],
  },
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
  isEdited: [
    "The college has edited it. These lines are still the sample's:",
    "महाविद्यालय ने इसे बदला है। ये पंक्तियाँ अब भी नमूने की हैं:",
  ],
  isMarked: [
    "The text says itself that it is a sample. Take this out of the text.",
    "पाठ में ही लिखा है कि वह नमूना है। यह बात पाठ से हटाएँ।",
  ],
  areTrue: ["All of these are true for us", "ये सभी हमारे लिए सही हैं"],
  areTrueWhat: [
    "You confirm that each of these is true for your college:",
    "आप पुष्टि करते हैं कि इनमें से हर एक आपके महाविद्यालय के लिए सही है:",
  ],
  hideSeveral: ["Hide several", "एक साथ कई छिपाएँ"],
  hideSeveralWhat: [
    "These are taken off the website. They stay as drafts. Untick those that you want to edit or keep.",
    "ये वेबसाइट से हट जाएँगे और मसौदे के रूप में रहेंगे। जिन्हें बदलना या रखना है, उनका निशान हटाएँ।",
  ],
  hideTicked: ["Hide the ticked ones", "निशान वाले छिपाएँ"],
  tickOne: ["Tick at least one.", "कम से कम एक पर निशान लगाएँ।"],
  hiddenMany: ["{count} hidden. They stay as drafts.", "{count} छिपाए गए। ये मसौदे के रूप में रहेंगे।"],
  stayed: ["Not hidden: {count}. {reasons}", "नहीं छिपाए जा सके: {count}। {reasons}"],
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
      "Applicants pay these fees into this account, up to these days, and sign these declarations. Nobody can apply before you have confirmed all five.",
      "आवेदक यही शुल्क, इसी खाते में, इन्हीं तिथियों तक जमा करते हैं, और इन्हीं घोषणाओं पर हस्ताक्षर करते हैं। जब तक आप पाँचों की पुष्टि नहीं करते, कोई आवेदन नहीं कर सकता।",
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
    texts: ["Declarations and papers", "घोषणाएँ और काग़ज़"],
    textsTick: [
      "These are the declarations and papers of our college",
      "हमारे महाविद्यालय की घोषणाएँ और काग़ज़ यही हैं",
    ],
    years: ["Years of passing", "उत्तीर्ण होने के वर्ष"],
    courses: ["Courses", "पाठ्यक्रम"],
    changeSession: ["Change the session", "सत्र बदलें"],
    changeSettings: ["Change the settings", "सेटिंग बदलें"],
    confirm: ["Confirm all five, and open admission", "पाँचों की पुष्टि करें और प्रवेश खोलें"],
    tickAll: ["Tick each of the five first.", "पहले पाँचों पर निशान लगाएँ।"],
    done: [
      "Confirmed. Applicants can apply from the opening day on.",
      "पुष्टि हो गई। प्रारम्भ तिथि से आवेदन किए जा सकते हैं।",
    ],
  },
})
