import { defineMessages } from "#domain/messages/catalogue.ts"

/** Texts of the answers to offers that staff record. Loaded with the page. */
export const answerTexts = defineMessages({
  recorded: ["Recorded for {count}: {state}", "{count} के लिए दर्ज: {state}"],
  notUndone: [
    "Nothing was undone: see the reasons above.",
    "कुछ भी वापस नहीं लिया गया: कारण ऊपर देखें।",
  ],
  leftOut: [
    "Not recorded for {count} person: |||| Not recorded for {count} people:",
    "{count} व्यक्ति के लिए दर्ज नहीं हुआ: |||| {count} लोगों के लिए दर्ज नहीं हुआ:",
  ],
  whyLeftOut: {
    no_offer: ["no offer in the last list", "पिछली सूची में प्रस्ताव नहीं है"],
    recorded: ["already recorded: {state}", "पहले से दर्ज है: {state}"],
    changed: [
      "changed since you loaded this page; now: {state}",
      "पृष्ठ खुलने के बाद बदला; अब: {state}",
    ],
    admitted: ["admitted: cancel the admission first", "प्रवेश हो चुका है: पहले प्रवेश निरस्त करें"],
    accepted: [
      "accepted: an officer changes that one by one, with a reason",
      "स्वीकृत: अधिकारी इसे कारण लिखकर एक-एक करके बदलते हैं",
    ],
    fee_settled: [
      "fee received or exempt: an officer decides one by one, with a reason",
      "शुल्क प्राप्त या छूट: अधिकारी कारण लिखकर एक-एक करके निर्णय लेते हैं",
    ],
    given_up: [
      "already recorded: {state}. An officer reinstates the offer first",
      "पहले से दर्ज है: {state}। पहले अधिकारी प्रस्ताव बहाल करें",
    ],
    officer_only: ["{state}: only an officer changes this", "{state}: इसे केवल अधिकारी बदल सकते हैं"],
    not_undone: [
      "too late to undo, or recorded by another member",
      "अब वापस नहीं हो सकता, या किसी अन्य ने दर्ज किया है",
    ],
  },
  recordOne: {
    accepted: ["Record: accepted", "दर्ज करें: स्वीकृत"],
    declined: ["Declined by letter or in person", "पत्र से या स्वयं आकर अस्वीकृत"],
    absent: ["Record: did not come", "दर्ज करें: नहीं आए"],
    offered: ["Take the acceptance back", "स्वीकृति वापस लें"],
  },
  reinstate: {
    accepted: ["Reinstate the accepted seat", "स्वीकृत सीट बहाल करें"],
    offered: ["Reinstate the offer", "प्रस्ताव बहाल करें"],
  },
  answerReason: ["Reason", "कारण"],
  answerReasonHint: [
    "The applicant reads this reason on the status page. It stays in the history of the record.",
    "आवेदक यह कारण स्थिति पृष्ठ पर पढ़ेंगे। यह अभिलेख के इतिहास में रहेगा।",
  ],
  officerNote: [
    "Only an officer changes a recorded answer, or that of a paid fee.",
    "दर्ज उत्तर, या शुल्क जमा होने के बाद का उत्तर, केवल अधिकारी बदल सकते हैं।",
  ],
  admittedNote: [
    "Admitted: to free the seat, cancel the admission first.",
    "प्रवेश हो चुका है: सीट ख़ाली करने के लिए पहले प्रवेश निरस्त करें।",
  ],
})
