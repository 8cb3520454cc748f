import { defineMessages } from "#domain/messages/define-messages.ts"

/** Texts of merit lists. They come with the page, so the first page does not load them. */
export const meritTexts = defineMessages({
  programme: ["Course", "पाठ्यक्रम"],
  rule: ["Rule", "नियम"],
  presets: {
    label: ["Begin with a pattern", "एक नमूने से शुरू करें"],
    hint: ["Check every number against the prospectus.", "हर संख्या का विवरणिका से मिलान करें।"],
    intermediate: ["Class 12", "कक्षा 12"],
    both_boards: ["Class 10 and class 12", "कक्षा 10 और कक्षा 12"],
    subject_group: ["A group of subjects", "विषय-समूह"],
    best_five: ["Best five subjects", "सर्वश्रेष्ठ पाँच विषय"],
    entrance_and_boards: ["Entrance test and both boards", "प्रवेश परीक्षा और दोनों बोर्ड"],
  },
  state: {
    none: ["There is no rule yet.", "अभी कोई नियम नहीं है।"],
    draft: ["Version {version}: draft of {by}", "संस्करण {version}: {by} का प्रारूप"],
    signed: [
      "Version {version}: signed by {by} ({role}) on {at}",
      "संस्करण {version}: {at} को {by} ({role}) ने हस्ताक्षर किए",
    ],
  },
  reason: ["Why the signed rule changes", "हस्ताक्षरित नियम क्यों बदला जा रहा है"],
  save: ["Save the draft", "प्रारूप सहेजें"],
  sign: ["Sign version {version}", "संस्करण {version} पर हस्ताक्षर करें"],
  signHint: [
    "A signed version is frozen. Lists are computed by it.",
    "हस्ताक्षर के बाद संस्करण बदला नहीं जा सकता। सूचियाँ उसी से बनती हैं।",
  ],
  next: ["Next list", "अगली सूची"],
  compute: ["Compute the next list", "अगली सूची बनाएँ"],
  computed: [
    "List {number} by version {version} of the rule: {ranked} ranked. Nothing is published yet.",
    "नियम के संस्करण {version} से सूची {number}: {ranked} आवेदक क्रम में हैं। अभी कुछ प्रकाशित नहीं हुआ।",
  ],
  to_come: [
    "This time is still to come: applications that arrive until then would change the list.",
    "यह समय अभी आया नहीं है: तब तक आने वाले आवेदनों से सूची बदल जाएगी।",
  ],
  not_signed: ["Sign a rule first.", "पहले नियम पर हस्ताक्षर करें।"],
  seats_differ: [
    "The rule allocates {ofRule} seats, the session has {ofSession}. Change one of them.",
    "नियम में {ofRule} सीटें हैं, सत्र में {ofSession}। दोनों में से एक बदलें।",
  ],
  not_public: [
    "The last list is not public yet. Wait, or withdraw it.",
    "पिछली सूची अभी सार्वजनिक नहीं हुई है। प्रतीक्षा करें या उसे वापस लें।",
  ],
  refusals: {
    too_many_accepted: [
      "{compartment}: more seats are accepted ({accepted}) than there are ({seats}).",
      "{compartment}: जितनी सीटें हैं ({seats}), उनसे अधिक स्वीकृत हैं ({accepted})।",
    ],
    not_of_category: [
      "accepted a seat of {compartment}, but is now of category {category}.",
      "ने {compartment} की सीट स्वीकार की है, पर अब वर्ग {category} है।",
    ],
    accepted_not_ranked: [
      "accepted a seat, but is not ranked any more.",
      "ने सीट स्वीकार की है, पर अब क्रम में नहीं है।",
    ],
  },
  warnings: {
    notVerified: [
      "{count} application is not verified and left out. |||| {count} applications are not verified and left out.",
      "{count} आवेदन सत्यापित नहीं है और सूची में नहीं है। |||| {count} आवेदन सत्यापित नहीं हैं और सूची में नहीं हैं।",
    ],
    rankedUnverified: [
      "{count} application is ranked as declared, although nobody verified it. |||| {count} applications are ranked as declared, although nobody verified them.",
      "{count} आवेदन सत्यापित नहीं है, फिर भी घोषित अंकों से क्रम में है। |||| {count} आवेदन सत्यापित नहीं हैं, फिर भी घोषित अंकों से क्रम में हैं।",
    ],
    late: [
      "{count} application came later and is not in this list. |||| {count} applications came later and are not in this list.",
      "{count} आवेदन बाद में आया और इस सूची में नहीं है। |||| {count} आवेदन बाद में आए और इस सूची में नहीं हैं।",
    ],
    unchecked: [
      "{count} applicant has a claim that nobody checked: it does not count. |||| {count} applicants have claims that nobody checked: they do not count.",
      "{count} आवेदक का दावा किसी ने नहीं जाँचा: वह नहीं गिना गया। |||| {count} आवेदकों के दावे किसी ने नहीं जाँचे: वे नहीं गिने गए।",
    ],
    withoutResidence: [
      "{count} applicant is ranked without the benefit of a category or trait, because the residence in the state is not verified. |||| {count} applicants are ranked without the benefit of a category or trait, because their residence in the state is not verified.",
      "{count} आवेदक को वर्ग या क्षैतिज आरक्षण का लाभ नहीं मिला, क्योंकि राज्य का निवास सत्यापित नहीं है। |||| {count} आवेदकों को वर्ग या क्षैतिज आरक्षण का लाभ नहीं मिला, क्योंकि राज्य का निवास सत्यापित नहीं है।",
    ],
    missing: [
      "{count} applicant lacks a percentage and is not ranked. |||| {count} applicants lack a percentage and are not ranked.",
      "{count} आवेदक का प्रतिशत उपलब्ध नहीं है; वे क्रम में नहीं हैं। |||| {count} आवेदकों का प्रतिशत उपलब्ध नहीं है; वे क्रम में नहीं हैं।",
    ],
    awaited: ["result awaited", "परिणाम प्रतीक्षित"],
    awaitedUntil: [
      "result awaited, last day for marks {day}",
      "परिणाम प्रतीक्षित, अंकों की अन्तिम तिथि {day}",
    ],
    implausible: [
      "{count} applicant has a percentage below 33 or above 99. Look at the marksheet. |||| {count} applicants have a percentage below 33 or above 99. Look at their marksheets.",
      "{count} आवेदक का प्रतिशत 33 से कम या 99 से अधिक है। उनका अंकपत्र देखें। |||| {count} आवेदकों का प्रतिशत 33 से कम या 99 से अधिक है। उनके अंकपत्र देखें।",
    ],
    notEligible: [
      "{count} applicant is not eligible. |||| {count} applicants are not eligible.",
      "{count} आवेदक पात्र नहीं हैं। |||| {count} आवेदक पात्र नहीं हैं।",
    ],
    otherBoards: [
      "{count} applicant loses points for another board. Check the spelling of the board. |||| {count} applicants lose points for another board. Check the spelling of the boards.",
      "{count} आवेदक के अन्य बोर्ड के कारण अंक कटे हैं। बोर्ड की वर्तनी जाँचें। |||| {count} आवेदकों के अन्य बोर्ड के कारण अंक कटे हैं। बोर्ड की वर्तनी जाँचें।",
    ],
    objections: [
      "Answer the objection of {count} applicant first. |||| Answer the objections of {count} applicants first.",
      "पहले {count} आवेदक की आपत्ति का उत्तर दें। |||| पहले {count} आवेदकों की आपत्तियों का उत्तर दें।",
    ],
    sameNumber: [
      "{count} applicant is left out of the list: another application has the same identity number. Ask for the card and decide whose it is. |||| {count} applicants are left out of the list: another application has the same identity number. Ask for the cards and decide whose they are.",
      "{count} आवेदक सूची में नहीं हैं: किसी और आवेदन में यही पहचान संख्या है। कार्ड देखकर तय करें कि वह किसकी है। |||| {count} आवेदक सूची में नहीं हैं: किसी और आवेदन में यही पहचान संख्या है। कार्ड देखकर तय करें कि वे किसकी हैं।",
    ],
    outside: [
      "{count} applicant is admitted outside the lists and not in this one. The admission counts among the seats of the course. |||| {count} applicants are admitted outside the lists and not in this one. These admissions count among the seats of the course.",
      "{count} आवेदक को सूचियों के बाहर प्रवेश मिला है; वे इस सूची में नहीं हैं। यह प्रवेश पाठ्यक्रम की सीटों में गिना जाता है। |||| {count} आवेदकों को सूचियों के बाहर प्रवेश मिला है; वे इस सूची में नहीं हैं। ये प्रवेश पाठ्यक्रम की सीटों में गिने जाते हैं।",
    ],
    elsewhere: [
      "{count} applicant is admitted to another course of this session and not in this list. Who wants this course instead must have that admission cancelled first. |||| {count} applicants are admitted to another course of this session and not in this list. Who wants this course instead must have that admission cancelled first.",
      "{count} आवेदक को इसी सत्र के दूसरे पाठ्यक्रम में प्रवेश मिल चुका है; वे इस सूची में नहीं हैं। जो यही पाठ्यक्रम चाहते हैं, उनका वह प्रवेश पहले निरस्त करना होगा। |||| {count} आवेदकों को इसी सत्र के दूसरे पाठ्यक्रम में प्रवेश मिल चुका है; वे इस सूची में नहीं हैं। जो यही पाठ्यक्रम चाहते हैं, उनका वह प्रवेश पहले निरस्त करना होगा।",
    ],
    since: [
      "{count} applicant could be ranked only after this draft was made, and takes part in the next list. To rank them in this one, compute it again: it then needs new signatures. |||| {count} applicants could be ranked only after this draft was made, and take part in the next list. To rank them in this one, compute it again: it then needs new signatures.",
      "{count} आवेदक का क्रम यह प्रारूप बनने के बाद ही बन सकता था; उन पर अगली सूची में विचार होगा। इसी सूची में लेना हो, तो सूची फिर बनाएँ: तब नए हस्ताक्षर चाहिए। |||| {count} आवेदकों का क्रम यह प्रारूप बनने के बाद ही बन सकता था; उन पर अगली सूची में विचार होगा। इसी सूची में लेना हो, तो सूची फिर बनाएँ: तब नए हस्ताक्षर चाहिए।",
    ],
    bothProgrammes: [
      "{count} applicant keeps an accepted seat here, but is admitted to another course of this session. Ask which of them it is to be. |||| {count} applicants keep an accepted seat here, but are admitted to another course of this session. Ask them which it is to be.",
      "{count} आवेदक की स्वीकार की हुई सीट यहाँ बनी है, पर उन्हें इसी सत्र के दूसरे पाठ्यक्रम में प्रवेश मिल चुका है। पूछें कि वे कौन-सा पाठ्यक्रम चाहते हैं। |||| {count} आवेदकों की स्वीकार की हुई सीटें यहाँ बनी हैं, पर उन्हें इसी सत्र के दूसरे पाठ्यक्रम में प्रवेश मिल चुका है। पूछें कि वे कौन-सा पाठ्यक्रम चाहते हैं।",
    ],
    unanswered: [
      "{count} offer of the last list is not answered. |||| {count} offers of the last list are not answered.",
      "पिछली सूची के {count} प्रस्ताव पर उत्तर नहीं आया है। |||| पिछली सूची के {count} प्रस्तावों पर उत्तर नहीं आया है।",
    ],
    tied: [
      "{name}: {count} people are tied at the cut-off {cutOff}.",
      "{name}: कट-ऑफ़ {cutOff} पर {count} लोग बराबर हैं।",
    ],
    near: [
      "{name}: {count} person is within 0.5 of the cut-off {cutOff}. |||| {name}: {count} people are within 0.5 of the cut-off {cutOff}.",
      "{name}: {count} व्यक्ति कट-ऑफ़ {cutOff} से 0.5 के भीतर हैं। |||| {name}: {count} लोग कट-ऑफ़ {cutOff} से 0.5 के भीतर हैं।",
    ],
    empty: [
      "{name}: {count} seat stays empty. Eligible: {eligible}, of whom {seated} have a seat. |||| {name}: {count} seats stay empty. Eligible: {eligible}, of whom {seated} have a seat.",
      "{name}: {count} सीट रिक्त रहेगी। {eligible} लोग पात्र हैं, जिनमें {seated} को सीट मिल चुकी है। |||| {name}: {count} सीटें रिक्त रहेंगी। {eligible} लोग पात्र हैं, जिनमें {seated} को सीट मिल चुकी है।",
    ],
  },
  compartment: ["Seats", "सीटें"],
  seat: ["Seat", "सीट"],
  seats: ["Number", "संख्या"],
  chosen: ["Chosen", "चयनित"],
  waiting: ["Waiting", "प्रतीक्षा में"],
  difference: ["Changes since the last list", "पिछली सूची से अन्तर"],
  from: ["From", "पहले"],
  to: ["To", "अब"],
  why: ["Why", "कारण"],
  reasons: {
    from_waiting: ["was waiting", "प्रतीक्षा में थे"],
    newly_ranked: ["was not ranked before", "पहले क्रम में नहीं थे"],
    new_applicant: ["new on the list", "सूची में नए"],
    declined: ["declined", "सीट छोड़ी"],
    absent: ["did not come", "नहीं आए"],
    not_ranked: ["not eligible any more, or withdrawn", "अब पात्र नहीं, या आवेदन वापस"],
    outside: ["admitted outside the lists", "सूचियों के बाहर प्रवेश मिला"],
    elsewhere: ["admitted to another course", "दूसरे पाठ्यक्रम में प्रवेश मिला"],
    displaced: ["others are ahead now", "अब अन्य आगे हैं"],
    slid: ["moved up to an open seat", "अनारक्षित सीट पर आए"],
    reallocated: ["another seat by rank", "क्रम से अन्य सीट"],
  },
  lastDate: ["Last day to accept", "स्वीकार करने की अन्तिम तिथि"],
  publishAt: ["Public from (empty: now)", "सार्वजनिक कब से (ख़ाली: अभी)"],
  leaveOut: [
    "Publish although {count} applicant with an identity number in question is left out |||| Publish although {count} applicants with an identity number in question are left out",
    "{count} आवेदक को छोड़कर प्रकाशित करें, जिनकी पहचान संख्या पर निर्णय बाक़ी है |||| {count} आवेदकों को छोड़कर प्रकाशित करें, जिनकी पहचान संख्या पर निर्णय बाक़ी है",
  ],
  publish: ["Publish list {number}", "सूची {number} प्रकाशित करें"],
  published: ["List {number} is published.", "सूची {number} प्रकाशित हुई।"],
  lists: ["Published lists", "प्रकाशित सूचियाँ"],
  list: ["List", "सूची"],
  publicFrom: ["Public from", "सार्वजनिक"],
  withdrawn: ["withdrawn: {reason}", "वापस ली गई: {reason}"],
  withdraw: ["Withdraw list {number}", "सूची {number} वापस लें"],
  withdrawReason: ["Why it is withdrawn", "वापस लेने का कारण"],
  print: {
    label: ["Print", "प्रिंट"],
    chosen: ["For the notice board", "सूचना-पट्ट के लिए"],
    waiting: ["Waiting lists", "प्रतीक्षा सूचियाँ"],
    order: ["Printed lists are ordered", "छपी सूचियों का क्रम"],
    orders: {
      rank: ["by list and rank", "सूची और क्रम से"],
      name: ["alphabetically, as one register", "नाम से, एक रजिस्टर में"],
      category: ["by category, as registers", "वर्ग से, रजिस्टरों में"],
    },
  },
  file: ["Frozen file", "अपरिवर्तनीय सूची फ़ाइल"],
  offers: ["Offers of list {number}", "सूची {number} के प्रस्ताव"],
  find: ["Application number or name", "आवेदन संख्या या नाम"],
  code: ["Application number", "आवेदन संख्या"],
  name: ["Name", "नाम"],
  answer: ["Answer", "उत्तर"],
  select: ["Select {name}", "{name} को चुनें"],
  selectAll: ["Select all", "सभी को चुनें"],
  states: {
    all: ["all", "सभी"],
    overdue: ["last day over", "अन्तिम तिथि बीती"],
    left: ["application has left", "आवेदन हट गया"],
    offered: ["not answered", "उत्तर नहीं"],
    accepted: ["accepted", "स्वीकृत"],
    declined: ["declined", "छोड़ी गई"],
    absent: ["did not come", "नहीं आए"],
  },
  record: {
    accepted: ["Accepted ({count})", "स्वीकृत ({count})"],
    absent: ["Did not come ({count})", "नहीं आए ({count})"],
  },
  failures: {
    merit_objection_answered: [
      "Somebody has answered this objection. Load the page again.",
      "इस आपत्ति का उत्तर दिया जा चुका है। पृष्ठ फिर से लोड करें।",
    ],
    merit_changed: [
      "The list would be another one now: an answer, an application in it, a mark or the rule has changed. Nothing was stored. The list is computed again: read it, and publish it then.",
      "अब सूची दूसरी बनती है: कोई उत्तर, सूची का कोई आवेदन, अंक या नियम बदला है। कुछ भी सहेजा नहीं गया। सूची फिर से बनाई गई है: उसे पढ़ें, फिर प्रकाशित करें।",
    ],
    merit_unexplained: [
      "Nothing was published: a signature is missing, or a warning has no reason. Record at the draft what is named here.",
      "कुछ भी प्रकाशित नहीं हुआ: किसी के हस्ताक्षर छूटे हैं या किसी चेतावनी का कारण नहीं लिखा। यहाँ जो बताया गया है, उसे प्रारूप में दर्ज करें।",
    ],
    merit_answered: [
      "An offer of this list is answered. An officer must take these answers back first, one by one.",
      "इस सूची के किसी प्रस्ताव पर उत्तर आ चुका है। पहले अधिकारी वे उत्तर एक-एक करके वापस लें।",
    ],
    merit_too_early: [
      '"Did not come" can be recorded once the last day has passed. Nothing was stored.',
      "'नहीं आए' अन्तिम तिथि बीतने के बाद ही दर्ज हो सकता है। कुछ भी सहेजा नहीं गया।",
    ],
    merit_one_at_a_time: [
      "A refusal is recorded for one person at a time, with its reason. Nothing was stored.",
      "सीट छोड़ना एक बार में एक व्यक्ति का, कारण के साथ दर्ज होता है। कुछ भी सहेजा नहीं गया।",
    ],
  },
})
