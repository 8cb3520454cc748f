import { defineMessages } from "#domain/messages/define-messages.ts"

/** Texts of the overview, the rounds, the offers and the objections. Loaded with the page. */
export const roundTexts = defineMessages({
  assign: ["Assign them to me", "इन्हें मुझे सौंपें"],
  assigned: [
    "{count} application is assigned to you. |||| {count} applications are assigned to you.",
    "{count} आवेदन आपको सौंपा गया। |||| {count} आवेदन आपको सौंपे गए।",
  ],
  candidatesAt: ["Applications received up to (empty: now)", "इस समय तक प्राप्त आवेदन (ख़ाली: अभी)"],
  candidatesTime: ["up to (hours:minutes)", "इस समय तक (घंटे:मिनट)"],
  openDraft: [
    "Open the draft with applications up to {at} ({signatures}, {texts})",
    "{at} तक के आवेदनों वाला प्रारूप खोलें ({signatures}, {texts})",
  ],
  signatureCount: [
    "{count} signature |||| {count} signatures",
    "{count} हस्ताक्षर |||| {count} हस्ताक्षर",
  ],
  textCount: ["{count} text |||| {count} texts", "{count} टिप्पणी |||| {count} टिप्पणियाँ"],
  frozen: [
    "Applications received up to {at}. Later ones do not change this list.",
    "{at} तक प्राप्त आवेदन। बाद के आवेदनों से यह सूची नहीं बदलती।",
  ],
  changedSince: [
    "The list would be another one now: the data of {count} applicant have changed. Read it again. |||| The list would be another one now: the data of {count} applicants have changed. Read it again.",
    "अब सूची दूसरी बनती है: {count} आवेदक का विवरण बदला है। इसे फिर पढ़ें। |||| अब सूची दूसरी बनती है: {count} आवेदकों का विवरण बदला है। इसे फिर पढ़ें।",
  ],
  changedKinds: {
    added: ["ranked now", "अब क्रम में"],
    removed: ["not ranked now", "अब क्रम में नहीं"],
    changed: ["other data", "विवरण बदला"],
  },
  effects: {
    offered: [
      "{count} applicant is offered a seat, to be accepted by {day}. |||| {count} applicants are offered a seat, to be accepted by {day}.",
      "{count} आवेदक को सीट का प्रस्ताव मिलेगा, जिसे {day} तक स्वीकार करना है। |||| {count} आवेदकों को सीट का प्रस्ताव मिलेगा, जिसे {day} तक स्वीकार करना है।",
    ],
    kept: [
      "{count} keeps an accepted seat. |||| {count} keep accepted seats.",
      "{count} की स्वीकार की हुई सीट बनी रहेगी। |||| {count} की स्वीकार की हुई सीटें बनी रहेंगी।",
    ],
    moved: [
      "{count} gets another seat. |||| {count} get another seat.",
      "{count} की सीट बदलेगी। |||| {count} की सीटें बदलेंगी।",
    ],
    out: [
      "{count} has no seat any more: the names are above. |||| {count} have no seat any more: the names are above.",
      "{count} की सीट अब नहीं रहेगी: नाम ऊपर हैं। |||| {count} की सीटें अब नहीं रहेंगी: नाम ऊपर हैं।",
    ],
    now: [
      "The website and every applicant's status page show it at once.",
      "वेबसाइट और हर आवेदक के स्थिति पृष्ठ पर यह तुरन्त दिखेगा।",
    ],
    later: [
      "The website and every applicant's status page show it from that time on.",
      "वेबसाइट और हर आवेदक के स्थिति पृष्ठ पर यह उस समय से दिखेगा।",
    ],
    confirm: ["I have read the list and publish it", "मैंने सूची पढ़ ली है और प्रकाशित करता/करती हूँ"],
  },
  missing: {
    list: ["Not recorded at the draft yet: {list}", "प्रारूप में अभी दर्ज नहीं: {list}"],
    reason: [
      "why the list is published although {name}",
      "फिर भी सूची क्यों प्रकाशित हो रही है ({name})",
    ],
    signatures: [
      "the signature of {names}, or why it is missing",
      "{names} के हस्ताक्षर, या न होने का कारण",
    ],
  },
  draft: {
    title: ["Draft to read and sign", "पढ़ने और हस्ताक्षर के लिए प्रारूप"],
    hint: [
      "Print the draft with all names. When every member of the committee has signed, publish it. Each warning needs a reason, and so does a missing signature.",
      "सभी नामों के साथ प्रारूप छापें। समिति के हर सदस्य के हस्ताक्षर के बाद प्रकाशित करें। हर चेतावनी का कारण लिखना है, और छूटे हस्ताक्षर का भी।",
    ],
    noCommittee: [
      "The session names no committee, so nobody has to sign. Remarks are kept with the draft.",
      "सत्र में समिति के नाम नहीं हैं, इसलिए हस्ताक्षर ज़रूरी नहीं। टिप्पणियाँ प्रारूप के साथ रहती हैं।",
    ],
    seats: ["Draft: seats", "प्रारूप: सीटें"],
    waiting: ["Draft: waiting lists", "प्रारूप: प्रतीक्षा सूचियाँ"],
    file: ["Draft as PDF", "प्रारूप PDF में"],
    sign: ["Record the signature of {name}", "{name} के हस्ताक्षर दर्ज करें"],
    remark: ["Remark", "टिप्पणी"],
    add: ["Add the remark", "टिप्पणी जोड़ें"],
    why: ["Why the list is published although: {name}", "फिर भी सूची क्यों प्रकाशित हो रही है: {name}"],
    reason: ["Reason", "कारण"],
    explain: ["Record the reason", "कारण दर्ज करें"],
    notes: {
      signature: [
        "{name} signed on {day} (recorded by {actor})",
        "{name} ने {day} को हस्ताक्षर किए (दर्ज: {actor})",
      ],
      remark: ["{day}, {actor}: {text}", "{day}, {actor}: {text}"],
      deviation: ["{name}: {text} ({day}, {actor})", "{name}: {text} ({day}, {actor})"],
    },
    deviations: {
      notVerified: ["applications are not verified", "आवेदन सत्यापित नहीं हैं"],
      missing: ["percentages are missing", "प्रतिशत उपलब्ध नहीं हैं"],
      implausible: ["percentages are implausible", "प्रतिशत असम्भाव्य हैं"],
      objections: ["objections are open", "आपत्तियाँ खुली हैं"],
      sameNumber: [
        "applications with one identity number are left out",
        "एक पहचान संख्या वाले आवेदन छोड़े गए हैं",
      ],
      unchecked: ["claims are not checked", "दावे जाँचे नहीं गए हैं"],
      unsigned: ["a signature is missing", "हस्ताक्षर छूटे हैं"],
    },
  },
  overview: ["Courses of the session {session}", "सत्र {session} के पाठ्यक्रम"],
  back: ["All courses", "सभी पाठ्यक्रम"],
  noProgrammes: ["The open session has no courses.", "खुले सत्र में कोई पाठ्यक्रम नहीं है।"],
  tabs: {
    label: ["Parts of the merit list", "योग्यता सूची के भाग"],
    rule: ["Rule", "नियम"],
    marks: ["Marks", "अंक"],
    lists: ["Lists", "सूचियाँ"],
    offers: ["Offers", "प्रस्ताव"],
    objections: ["Objections", "आपत्तियाँ"],
    charts: ["Charts", "आरेख"],
  },
  ruleStates: {
    none: ["no rule", "नियम नहीं"],
    draft: ["draft", "प्रारूप"],
    signed: ["signed", "हस्ताक्षरित"],
    changed: ["signed, with a draft of a change", "हस्ताक्षरित, बदलाव का प्रारूप है"],
  },
  lastList: ["Last list", "पिछली सूची"],
  seatsAccepted: ["Seats accepted", "स्वीकृत सीटें"],
  ofSeats: ["{accepted} of {seats}", "{seats} में से {accepted}"],
  unanswered: ["No answer", "उत्तर नहीं"],
  nextStep: ["Next step", "अगला चरण"],
  steps: {
    write_rule: ["Write the rule", "नियम लिखें"],
    sign_rule: ["Sign the rule", "नियम पर हस्ताक्षर करें"],
    first_list: ["Compute list 1", "सूची 1 बनाएँ"],
    wait_until_public: ["List {number} is not public yet", "सूची {number} अभी सार्वजनिक नहीं"],
    collect_answers: ["Answers until {day}", "{day} तक उत्तर"],
    close_answers: [
      "Close list {number}: the last day is over",
      "सूची {number} बन्द करें: अन्तिम तिथि बीत गई",
    ],
    next_list: ["Compute list {next}", "सूची {next} बनाएँ"],
    done: ["All seats are accepted", "सभी सीटें स्वीकृत"],
  },
  objectUntil: ["Last day for objections", "आपत्ति की अन्तिम तिथि"],
  errors: {
    past: [
      "This time is past. Leave it empty to publish now.",
      "यह समय बीत चुका है। अभी प्रकाशित करना हो तो इसे ख़ाली छोड़ें।",
    ],
    before_publication: [
      "This is before the day on which the list becomes public.",
      "यह तिथि सूची के सार्वजनिक होने के दिन से पहले की है।",
    ],
  },
  publishTime: ["at (hours:minutes)", "समय (घंटे:मिनट)"],
  letters: ["Offer letters of list {number}", "सूची {number} के सीट-प्रस्ताव पत्र"],
  tables: {
    list: ["List {number} as {format}", "सूची {number} {format} में"],
    offers: ["Offers of list {number} as {format}", "सूची {number} के प्रस्ताव {format} में"],
  },
  charts: {
    histogram: [
      "List {number}: index by category, with the cut-offs",
      "सूची {number}: वर्ग के अनुसार सूचकांक और कट-ऑफ़",
    ],
    seats: ["List {number}: seats", "सूची {number}: सीटें"],
    days: ["Acceptances by day", "दिन के अनुसार स्वीकृतियाँ"],
    day: ["Day", "दिन"],
    nobody: ["Nobody has accepted yet.", "अभी किसी ने स्वीकार नहीं किया है।"],
    asTable: ["As a table", "तालिका के रूप में"],
    total: ["All", "कुल"],
    filled: ["Filled", "भरी हुई"],
    cutOff: ["Cut-off", "कट-ऑफ़"],
  },
  noList: ["No list is published yet.", "अभी कोई सूची प्रकाशित नहीं हुई है।"],
  scheduled: [
    "List {number} becomes public on {at}. Answers, letters, tables and charts come with it.",
    "{at} को सूची {number} सार्वजनिक होगी। उत्तर, पत्र, तालिकाएँ और आरेख उसके बाद।",
  ],
  closeAndCompute: [
    'Record {count} without an answer as "did not come", and compute list {number}',
    "{count} अनुत्तरित को 'नहीं आए' दर्ज करें और सूची {number} बनाएँ",
  ],
  more: ["{count} more", "{count} और"],
  ineligible: {
    below_minimum: [
      "{name} {percentage}, minimum {minimum}",
      "{name} {percentage}, न्यूनतम {minimum}",
    ],
    too_many_gap_years: ["{years} gap years, at most {most}", "{years} अन्तराल वर्ष, अधिकतम {most}"],
    passed_too_early: [
      "passed in {year}, not before {earliest}",
      "उत्तीर्ण वर्ष {year}, {earliest} से पहले नहीं",
    ],
    subject_missing: ["no subject {names}", "विषय {names} नहीं"],
    over_limit: ["{name}: number {place}, at most {most}", "{name}: क्रम {place}, अधिकतम {most}"],
  },
  changes: [
    "New with a seat: {in}. Out: {out}. With another seat: {moved}.",
    "नई सीट मिली: {in}। बाहर हुए: {out}। सीट बदली: {moved}।",
  ],
  noOffer: [
    "No offer of list {number} has this code or name.",
    "सूची {number} के किसी प्रस्ताव में यह कोड या नाम नहीं है।",
  ],
  filter: ["Answers shown", "दिखाए गए उत्तर"],
  rank: ["Rank", "क्रम"],
  index: ["Index", "सूचकांक"],
  hand: [
    "Seat: {seat}. Rank {rank}, index {index}. Last day to accept: {day}.",
    "सीट: {seat}। क्रम {rank}, सूचकांक {index}। स्वीकार करने की अन्तिम तिथि: {day}।",
  ],
  handCategory: ["Category in this list: {category}.", "इस सूची में वर्ग: {category}।"],
  objections: ["Objections of applicants", "आवेदकों की आपत्तियाँ"],
  noObjections: ["Nobody has objected.", "किसी ने आपत्ति नहीं की है।"],
  objectionHint: [
    "If an objection is right, correct the record or check the claim first. The next list uses what the record says then.",
    "यदि आपत्ति सही है, तो पहले अभिलेख सुधारें या दावा जाँचें। अगली सूची उसी से बनेगी।",
  ],
  objectionTo: ["List {number}, {at}: {topic}", "सूची {number}, {at}: {topic}"],
  theIndex: ["the index", "योग्यता सूचकांक"],
  openRecord: ["Open the record", "अभिलेख खोलें"],
  verdict: ["Decision", "निर्णय"],
  verdicts: {
    upheld: ["Upheld", "स्वीकृत"],
    rejected: ["Rejected", "अस्वीकृत"],
  },
  sentence: ["Insert a sentence", "वाक्य जोड़ें"],
  answerText: ["Answer to the applicant", "आवेदक को उत्तर"],
  sendAnswer: ["Answer the objection", "आपत्ति का उत्तर दें"],
  objectionAnswered: ["The objection is answered.", "आपत्ति का उत्तर दिया गया।"],
  answeredBy: ["{verdict} on {at} by {by}", "{verdict}, {at}, {by}"],
})

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
    declined: ["Declined by letter or in person", "पत्र से या स्वयं आकर छोड़ी"],
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
