import { defineMessages } from "#domain/messages/define-messages.ts"

export const collegeStartMessages = defineMessages({
  console: {
    sampleChecklist: { title: ["Texts of the sample", "नमूने के पाठ"] },
    admissionConfirmation: { title: ["Confirm an admission", "प्रवेश की पुष्टि"] },
    collegeStart: {
      title: ["Start as my college", "अपने महाविद्यालय के नाम से शुरू करें"],
      banner: [
        "This site still shows the sample college, its invented numbers and bank account, and students with publicly known sign-ins.",
        "यह साइट अभी नमूना महाविद्यालय, उसके काल्पनिक नम्बर और बैंक खाता दिखा रही है, और नमूना विद्यार्थियों का लॉगिन सबको ज्ञात है।",
      ],
      left: [
        "{count} text of the sample is still on the website as if the college had written it. |||| {count} texts of the sample are still on the website as if the college had written them.",
        "नमूने का {count} पाठ अभी भी वेबसाइट पर ऐसे दिख रहा है मानो महाविद्यालय ने लिखा हो। |||| नमूने के {count} पाठ अभी भी वेबसाइट पर ऐसे दिख रहे हैं मानो महाविद्यालय ने लिखे हों।",
      ],
      goThrough: ["Go through them", "इन्हें देखें"],
      unconfirmed: [
        "Admission {label} is closed: nobody has confirmed its fees, its dates, the account and the session.",
        "सत्र {label} के प्रवेश बन्द हैं: उनके शुल्क, तिथियों, खाते और सत्र की पुष्टि अभी नहीं हुई है।",
      ],
      confirm: ["Check and confirm", "जाँचकर पुष्टि करें"],
      confirmsAdministrator: ["An administrator confirms them.", "इनकी पुष्टि प्रशासक करते हैं।"],
      askAdministrator: [
        "An administrator replaces it by your college.",
        "प्रशासक इसकी जगह आपके महाविद्यालय की जानकारी लगा सकते हैं।",
      ],
      removes: [
        "This erases the sample students, takes the sample's notices, events, dignitaries and social links off the website (they stay as drafts), and replaces its name, address, phone, e-mail and bank account by yours.",
        "इससे नमूना विद्यार्थी मिट जाएँगे; नमूने की सूचनाएँ, कार्यक्रम, गणमान्य और सोशल मीडिया के लिंक वेबसाइट से हट जाएँगे (वे मसौदे के रूप में रहेंगे); और उसके नाम, पते, फ़ोन, ई-मेल और बैंक खाते की जगह आपकी जानकारी लगेगी।",
      ],
      keeps: [
        "Pages, menus, courses and what your staff have written stay. A list then names every text of the sample that is left. Admission is closed until you have confirmed fees, dates, account and session.",
        "पृष्ठ, मेन्यू, पाठ्यक्रम और आपके कर्मचारियों की लिखी सामग्री बनी रहेगी। फिर एक सूची में नमूने का हर बचा हुआ पाठ दिखेगा। जब तक आप शुल्क, तिथियों, खाते और सत्र की पुष्टि नहीं करते, प्रवेश बन्द रहेंगे।",
      ],
      trials: [
        "Also erase all {applications} applications and {messages} messages: they were trials",
        "सभी {applications} आवेदन और {messages} सन्देश भी मिटाएँ: वे केवल परीक्षण थे",
      ],
      trialsHint: [
        "They cannot be brought back, except from a backup.",
        "इन्हें केवल बैकअप से ही वापस लाया जा सकेगा।",
      ],
      trialsCount: [
        "How many these are, applications and messages together",
        "ये कुल कितने हैं, आवेदन और सन्देश मिलाकर",
      ],
      done: [
        "Done. Erased: {students} students, {applications} applications, {messages} messages.",
        "हो गया। मिटाए गए: {students} विद्यार्थी, {applications} आवेदन, {messages} सन्देश।",
      ],
      next: [
        "Next: go through the texts of the sample, confirm the admission, and write your first notice.",
        "अब नमूने के पाठ देखें, प्रवेश की पुष्टि करें, और अपनी पहली सूचना लिखें।",
      ],
    },
  },
  refusals: {
    still_sample: [
      "This site still shows the sample college. Start as your college first.",
      "यह साइट अभी नमूना महाविद्यालय दिखा रही है। पहले अपने महाविद्यालय के नाम से शुरू करें।",
    ],
    needed_by_form: [
      "The admission form needs this text. Edit it, or confirm it.",
      "प्रवेश फ़ॉर्म को इस पाठ की ज़रूरत है। इसे बदलें या इसकी पुष्टि करें।",
    ],
    no_sample: [
      "This site shows a college of its own already.",
      "यह साइट पहले से ही अपने महाविद्यालय की जानकारी दिखा रही है।",
    ],
  },
})
