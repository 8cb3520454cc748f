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
        "Texts of the sample that are still public: {count}.",
        "नमूने के पाठ जो अभी भी सार्वजनिक हैं: {count}।",
      ],
      goThrough: ["Go through them", "इन्हें देखें"],
      unconfirmed: [
        "Admission {label} is closed: fees, dates, account and session are not confirmed.",
        "सत्र {label} के प्रवेश बन्द हैं: शुल्क, तिथियों, खाते और सत्र की पुष्टि नहीं हुई है।",
      ],
      confirm: ["Check and confirm", "जाँचकर पुष्टि करें"],
      confirmsAdministrator: ["An administrator confirms them.", "प्रशासक पुष्टि करते हैं।"],
      askAdministrator: [
        "An administrator replaces it by your college.",
        "प्रशासक इसकी जगह आपके महाविद्यालय की जानकारी लगा सकते हैं।",
      ],
    },
  },
  refusals: {
    still_sample: ["Start as your college first.", "पहले अपने महाविद्यालय के नाम से शुरू करें।"],
    says_sample: [
      "The text says that it is a sample. Edit it first.",
      "पाठ में लिखा है कि वह नमूना है। पहले उसे बदलें।",
    ],
    needed_by_form: ["The admission form needs this text.", "प्रवेश फ़ॉर्म को इस पाठ की ज़रूरत है।"],
    no_sample: [
      "This site shows a college of its own already.",
      "यह साइट पहले से ही अपने महाविद्यालय की जानकारी दिखा रही है।",
    ],
  },
})
