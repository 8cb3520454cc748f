import { textsHook } from "../kit/text/use-language.ts"

/** Texts of grievances, loaded with their pages. */
export const useGrievanceTexts = textsHook({
  none: ["No grievance is found.", "कोई शिकायत नहीं मिली।"],
  number: ["Number", "संख्या"],
  category: ["Category", "श्रेणी"],
  from: ["From", "किसकी"],
  anonymous: ["No name given", "नाम नहीं दिया"],
  received: ["Received", "प्राप्त"],
  due: ["Answer due by", "उत्तर की अन्तिम तिथि"],
  responsible: ["Responsible", "उत्तरदायी"],
  nobody: ["Nobody yet", "अभी कोई नहीं"],
  state: ["Status", "स्थिति"],
  open: ["Open", "खुली"],
  closed: ["Closed", "बन्द"],
  late: ["Late", "विलम्बित"],
  mine: ["Mine", "मेरी"],
  text: ["What the person wrote", "व्यक्ति ने क्या लिखा"],
  contact: ["How to answer", "उत्तर कैसे दें"],
  mobile: ["Mobile", "मोबाइल"],
  email: ["E-mail", "ई-मेल"],
  address: ["Postal address", "डाक का पता"],
  reference: ["Roll number or application number", "अनुक्रमांक (रोल नम्बर) या आवेदन संख्या"],
  page: [
    "The person reads replies on the website, with number and code. Nothing is sent by itself: to answer by phone, e-mail or post, use what is given here.",
    "व्यक्ति उत्तर वेबसाइट पर संख्या और कोड से पढ़ता है। अपने आप कुछ नहीं भेजा जाता: फ़ोन, ई-मेल या डाक से उत्तर देने के लिए यहाँ दी गई जानकारी लें।",
  ],
  confidential: [
    "Only the principal, administrators and the responsible person read this grievance.",
    "यह शिकायत केवल प्राचार्य, प्रशासक और उत्तरदायी व्यक्ति पढ़ सकते हैं।",
  ],
  history: ["History", "इतिहास"],
  assign: { title: ["Give to a member", "सदस्य को सौंपें"], send: ["Give", "सौंपें"] },
  reply: {
    title: ["Reply", "उत्तर दें"],
    label: ["Reply, which the person reads", "उत्तर, जिसे व्यक्ति पढ़ेगा"],
    send: ["Save reply", "उत्तर सहेजें"],
  },
  note: {
    title: ["Internal note", "आन्तरिक टिप्पणी"],
    label: ["Note, which only staff read", "टिप्पणी, जिसे केवल कर्मचारी पढ़ेंगे"],
    send: ["Save note", "टिप्पणी सहेजें"],
  },
  close: {
    title: ["Close", "बन्द करें"],
    label: ["Reason, which the person reads", "कारण, जिसे व्यक्ति पढ़ेगा"],
    outcome: ["Outcome", "परिणाम"],
    send: ["Close the grievance", "शिकायत बन्द करें"],
  },
  reopen: {
    title: ["Open again", "फिर खोलें"],
    label: ["Reason, which the person reads", "कारण, जिसे व्यक्ति पढ़ेगा"],
    send: ["Open again", "फिर खोलें"],
  },
  responsibles: {
    title: ["Who gets new grievances", "नई शिकायतें किसे मिलें"],
    lead: [
      "New grievances of this category go to this member. Their senders see the name. A change is saved at once and does not move older grievances.",
      "नई शिकायत इसी सदस्य को जाती है, और व्यक्ति को उत्तर देने वाले के रूप में यही नाम दिखता है। बदलाव तुरन्त सहेजा जाता है, और पुरानी शिकायतें नहीं बदलतीं।",
    ],
  },
  report: {
    title: ["Report on grievances", "शिकायतों की रिपोर्ट"],
    lead: [
      "By the quarter in which they were received. A grievance that was closed late counts as late, also if it was opened again.",
      "प्राप्ति की तिमाही के अनुसार। जो शिकायत विलम्ब से बन्द हुई, वह फिर खोले जाने पर भी विलम्बित गिनी जाती है।",
    ],
    print: ["Print", "छापें"],
    export: ["Download as a table", "तालिका डाउनलोड करें"],
    none: ["No grievance has been received yet.", "अभी तक कोई शिकायत प्राप्त नहीं हुई है।"],
  },
})
