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
