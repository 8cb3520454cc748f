import { messagesByLanguage } from "#domain/messages/define-messages.ts"

/** Messages of the start page in one language. The form does not need them, so its pages do not carry them. */
export const startPageMessages = messagesByLanguage({
  dates: {
    lastDay: ["Last date to apply", "आवेदन की अन्तिम तिथि"],
    list: ["Merit list {number}, as planned", "योग्यता सूची {number} (नियोजित)"],
    marksLastDay: [
      "Last date to enter the marks of an awaited result",
      "प्रतीक्षित परिणाम के अंक भरने की अन्तिम तिथि",
    ],
    feeLastDay: {
      with_application: ["Last date to pay the fee", "शुल्क जमा करने की अन्तिम तिथि"],
      after_offer: [
        "Last date of all to pay the fee; the offer of a seat names its own",
        "शुल्क जमा करने की सबसे अन्तिम तिथि; सीट के प्रस्ताव में उसकी अपनी तिथि होगी",
      ],
    },
  },
  time: [
    "The form takes about 15 minutes. On your own phone or computer what you type is kept, so you can stop and come back.",
    "फ़ॉर्म भरने में लगभग 15 मिनट लगते हैं। अपने फ़ोन या कम्प्यूटर पर आपकी भरी हुई जानकारी सहेजी रहती है, इसलिए आप रुककर बाद में भी भर सकते हैं।",
  ],
  before: ["Before you start", "फ़ॉर्म भरने से पहले"],
  eligibility: ["Who may apply", "कौन आवेदन कर सकता है"],
  ready: {
    title: ["Keep at hand", "ये साथ रखें"],
    identities: {
      aadhaar: ["Aadhaar card", "आधार कार्ड"],
      any: ["Aadhaar card, or another identity paper,", "आधार कार्ड या दूसरा पहचान पत्र"],
    },
    items: [
      ["High school and intermediate marksheets", "हाईस्कूल और इण्टरमीडिएट के अंकपत्र"],
      ["{identity} and bank passbook of the applicant", "आवेदक का {identity} और बैंक पासबुक"],
      [
        "A recent passport photo and a signature on white paper: the form can take both with the phone's camera",
        "हाल की पासपोर्ट फ़ोटो और सफ़ेद काग़ज़ पर हस्ताक्षर: दोनों फ़ोन के कैमरे से भी लिए जा सकते हैं",
      ],
    ],
  },
  fees: {
    title: ["Admission fee", "प्रवेश शुल्क"],
    course: ["Course", "पाठ्यक्रम"],
    pay: {
      with_application: [
        "You pay it after the form, at {bank}, {branch}, with the deposit slip that is printed with your admission sheet.",
        "यह शुल्क फ़ॉर्म भेजने के बाद {bank}, {branch} में जमा होता है। जमा पर्ची आपके प्रवेश आवेदन-पत्र के साथ छपती है।",
      ],
      after_offer: [
        "You pay it only when a merit list has offered you a seat. The status page then says so, and the deposit slip for {bank}, {branch}, is printed with your admission sheet.",
        "यह शुल्क योग्यता सूची में सीट मिलने के बाद ही जमा होता है। तब स्थिति पृष्ठ पर यह लिखा होगा, और {bank}, {branch} की जमा पर्ची आपके प्रवेश आवेदन-पत्र के साथ छपेगी।",
      ],
    },
    exempt: [
      "With a valid freeship card, or a waiver of the college, you pay nothing at admission: show it at the admission counter before you pay.",
      "मान्य फ़्रीशिप कार्ड या महाविद्यालय की छूट होने पर प्रवेश के समय कुछ नहीं देना है: जमा करने से पहले उसे प्रवेश काउंटर पर दिखाएँ।",
    ],
  },
  free: {
    title: ["Applying is free", "आवेदन निःशुल्क है"],
    text: [
      "Filling in and sending this form costs nothing. The college takes no money for it through agents, cyber cafés or other websites, and nobody can sell you a seat.",
      "यह फ़ॉर्म भरने और भेजने का कोई पैसा नहीं लगता। महाविद्यालय इसके लिए किसी एजेंट, साइबर कैफ़े या दूसरी वेबसाइट के माध्यम से पैसे नहीं लेता, और कोई भी आपको पैसे लेकर सीट नहीं दिला सकता।",
    ],
  },
  bring: ["Bring to the college with the printed sheet", "छपे हुए आवेदन-पत्र के साथ महाविद्यालय में लाएँ"],
})
