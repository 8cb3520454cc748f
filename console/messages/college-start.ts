import { defineMessages } from "#domain/messages/define-messages.ts"

export const collegeStartMessages = defineMessages({
  console: {
    collegeStart: {
      title: ["Start as my college", "अपने महाविद्यालय के नाम से शुरू करें"],
      banner: [
        "This site still shows the sample college, its invented numbers and bank account, and students with publicly known sign-ins.",
        "यह साइट अभी नमूना महाविद्यालय, उसके काल्पनिक नम्बर और बैंक खाता दिखा रही है, और नमूना विद्यार्थियों का लॉगिन सबको ज्ञात है।",
      ],
      askAdministrator: [
        "An administrator replaces it by your college.",
        "प्रशासक इसकी जगह आपके महाविद्यालय की जानकारी लगा सकते हैं।",
      ],
      removes: [
        "This erases the sample students, takes the sample's notices, events, dignitaries and social links off the website (they stay as drafts), and replaces its name, address, phone, e-mail and bank account by yours.",
        "इससे नमूना विद्यार्थी मिट जाएँगे; नमूने की सूचनाएँ, कार्यक्रम, गणमान्य और सोशल मीडिया के लिंक वेबसाइट से हट जाएँगे (वे मसौदे के रूप में रहेंगे); और उसके नाम, पते, फ़ोन, ई-मेल और बैंक खाते की जगह आपकी जानकारी लगेगी।",
      ],
      keeps: [
        "Pages, menus, courses and what your staff have written stay.",
        "पृष्ठ, मेन्यू, पाठ्यक्रम और आपके कर्मचारियों की लिखी सामग्री बनी रहेगी।",
      ],
      trials: [
        "Also erase all {applications} applications and {messages} messages: they were trials",
        "सभी {applications} आवेदन और {messages} सन्देश भी मिटाएँ: वे केवल परीक्षण थे",
      ],
      trialsHint: [
        "They cannot be brought back, except from a backup.",
        "इन्हें केवल बैकअप से ही वापस लाया जा सकेगा।",
      ],
      done: [
        "Done. Erased: {students} students, {applications} applications, {messages} messages.",
        "हो गया। मिटाए गए: {students} विद्यार्थी, {applications} आवेदन, {messages} सन्देश।",
      ],
      next: [
        "Next: check fees and last dates in the admission session, the settings, the holidays and the pages, and write your first notice.",
        "अब प्रवेश सत्र में शुल्क और अन्तिम तिथियाँ, फिर सेटिंग, अवकाश और पृष्ठ जाँचें, और अपनी पहली सूचना लिखें।",
      ],
    },
  },
  refusals: {
    no_sample: [
      "This site shows a college of its own already.",
      "यह साइट पहले से ही अपने महाविद्यालय की जानकारी दिखा रही है।",
    ],
  },
})
