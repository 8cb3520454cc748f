import type { Catalogue } from "../../messages/catalogue.ts"

/** The sentence of each setting of a rule; the same ones name what differs between two versions. */
const settings = {
  weight: ["%{name}: weight in the mean", "%{name}: औसत में भार"],
  points: ["%{name}: points if the claim is verified", "%{name}: दावा सत्यापित होने पर अंक"],
  at_most: [
    "So many claims count, those with the most points (empty: all)",
    "इतने दावे गिने जाते हैं, अधिक अंक वाले पहले (ख़ाली: सभी)",
  ],
  cap: [
    "All weightage together is at most so many points (empty: no limit)",
    "कुल भारांक अधिक से अधिक इतने अंक (ख़ाली: कोई सीमा नहीं)",
  ],
  divisions: [
    "Weightage does not change the division. Divisions begin at",
    "भारांक से श्रेणी नहीं बदलती। श्रेणियाँ यहाँ से शुरू होती हैं",
  ],
  gap_points: ["After %{name} gap years: points lost in all", "%{name} अन्तराल वर्ष के बाद: कुल कटे अंक"],
  gap_percent: [
    "After %{name} gap years: percent of the mean lost in all",
    "%{name} अन्तराल वर्ष के बाद: औसत में कुल प्रतिशत कटौती",
  ],
  other_state_points: [
    "Without a verified residence in the state: points lost",
    "प्रदेश का निवास सत्यापित न होने पर: कटे अंक",
  ],
  other_state_percent: [
    "Without a verified residence in the state: percent of the mean lost",
    "प्रदेश का निवास सत्यापित न होने पर: औसत में प्रतिशत कटौती",
  ],
  other_board_points: ["Class 12 of another board: points lost", "कक्षा 12 अन्य बोर्ड से: कटे अंक"],
  other_board_percent: [
    "Class 12 of another board: percent of the mean lost",
    "कक्षा 12 अन्य बोर्ड से: औसत में प्रतिशत कटौती",
  ],
  boards: ["Boards without deduction, separated by commas", "बिना कटौती वाले बोर्ड, अल्पविराम से अलग"],
  minimum_of: ["The minimum is a percentage in", "न्यूनतम प्रतिशत इसमें देखा जाता है"],
  minimum: ["%{name}: least percentage to be ranked", "%{name}: सूची में आने के लिए न्यूनतम प्रतिशत"],
  max_gap_years: [
    "Most gap years since class 12 (empty: any number)",
    "कक्षा 12 के बाद अधिकतम अन्तराल वर्ष (ख़ाली: कोई सीमा नहीं)",
  ],
  earliest_year: [
    "Earliest year of passing class 12 (empty: any year)",
    "कक्षा 12 उत्तीर्ण करने का सबसे पुराना वर्ष (ख़ाली: कोई भी)",
  ],
  subjects: [
    "Required subjects of class 12, one on each line",
    "कक्षा 12 के अनिवार्य विषय, हर पंक्ति में एक",
  ],
  residents: [
    "Only residents of the state have the benefit of their category and traits",
    "वर्ग और क्षैतिज आरक्षण का लाभ केवल प्रदेश के निवासियों को",
  ],
  seats: ["Seats of the programme", "पाठ्यक्रम की सीटें"],
  counts: ["%{name}: seats", "%{name}: सीटें"],
  vertical: ["%{name}: percent of the seats", "%{name}: सीटों का प्रतिशत"],
  rounding: ["Parts of seats", "सीटों के अंश"],
  pools: ["%{name}: seats with a list of their own", "%{name}: अलग सूची वाली सीटें"],
  traits_compartment: [
    "%{name}: guaranteed percent of the seats of each category",
    "%{name}: हर वर्ग की सीटों का सुनिश्चित प्रतिशत",
  ],
  traits_overall: [
    "%{name}: guaranteed percent of all seats together",
    "%{name}: कुल सीटों का सुनिश्चित प्रतिशत",
  ],
  guarantee_rounding: ["Parts of guaranteed seats", "सुनिश्चित सीटों के अंश"],
  limits: [
    "%{name}: compete for at most so many percent of the seats (empty: no limit)",
    "%{name}: अधिकतम इतने प्रतिशत सीटों के लिए (ख़ाली: कोई सीमा नहीं)",
  ],
  conversion: ["Unfilled seats move", "रिक्त सीटें जाती हैं"],
  conversion_from_round: ["Unfilled seats move from this list on", "रिक्त सीटें इस सूची से आगे जाती हैं"],
  ties: ["Order among equals", "समान अंकों पर क्रम"],
} satisfies Catalogue

/** What is wrong at a place of a rule. */
const problems = {
  percent: [
    "A number from 0 to 100, with at most two decimals",
    "0 से 100 तक की संख्या, दशमलव के बाद अधिकतम दो अंक",
  ],
  seats: ["A whole number from 0 to 1,00,000", "0 से 1,00,000 तक की पूर्ण संख्या"],
  seatsOrCounts: ["A whole number from 0 to 1,00,000", "0 से 1,00,000 तक की पूर्ण संख्या"],
  openTwice: [
    "The open seats are named twice: open and general are the same",
    "अनारक्षित सीटें दो बार लिखी हैं: अनारक्षित और सामान्य एक ही हैं",
  ],
  category: ["This category is not known", "यह वर्ग मान्य नहीं है"],
  choice: ["Choose one of the list", "सूची में से एक चुनें"],
  percentOrCounts: [
    "A number from 0 to 100, with at most two decimals",
    "0 से 100 तक की संख्या, दशमलव के बाद अधिकतम दो अंक",
  ],
  traitName: [
    "A name without a semicolon, and not a number alone",
    "ऐसा नाम जिसमें अर्धविराम (;) न हो और जो केवल संख्या न हो",
  ],
  above100: ["The percentages add up to more than 100", "प्रतिशतों का योग 100 से अधिक है"],
  tooManyTraits: ["At most 12 traits", "अधिक से अधिक 12 विशेषताएँ"],
  pools: [
    "More seats are taken out than the programme has",
    "पाठ्यक्रम में जितनी सीटें हैं, उससे अधिक अलग की गई हैं",
  ],
  conversion: [
    "Seats must move to another category that has seats in this rule",
    "सीटें ऐसे दूसरे वर्ग में जानी चाहिए जिसकी सीटें इस नियम में हैं",
  ],
  weight: ["A whole number from 1 to 100", "1 से 100 तक की पूर्ण संख्या"],
  noBasis: ["Give at least one percentage a weight", "कम से कम एक प्रतिशत को भार दें"],
  componentTwice: ["Named twice", "दो बार लिखा है"],
  atLeastOne: ["A whole number, at least 1", "पूर्ण संख्या, कम से कम 1"],
  notNegative: ["A whole number, 0 or more", "पूर्ण संख्या, 0 या अधिक"],
  losses: ["Write the loss after at least one gap year", "कम से कम एक अन्तराल वर्ष की कटौती लिखें"],
  names: ["Write at least one", "कम से कम एक लिखें"],
  name: ["A name of at most 100 characters", "अधिक से अधिक 100 अक्षरों का नाम"],
  year: ["A year, such as 2024", "वर्ष, जैसे 2024"],
} satisfies Catalogue

/** Texts of the rule editor. They come with it. */
export const ruleTexts = {
  settings,
  problems,
  sections: {
    basis: ["Index: the mean", "सूचकांक: औसत"],
    weightage: ["Weightage", "भारांक"],
    deductions: ["Deductions", "कटौती"],
    eligibility: ["Who is ranked", "सूची में कौन आता है"],
    seats: ["Seats", "सीटें"],
    traits: ["Guaranteed seats", "सुनिश्चित सीटें"],
    unfilled: ["Seats that stay empty", "जो सीटें रिक्त रहें"],
    ties: ["Equal marks", "समान अंक"],
  },
  hints: {
    basis: [
      "The weighted mean of these percentages. Leave empty what does not count. The form has the first two; staff enter the others.",
      "इन प्रतिशतों का भारित औसत। जो नहीं गिना जाता, उसे ख़ाली छोड़ें। पहले दो फ़ॉर्म में हैं; शेष कर्मचारी दर्ज करते हैं।",
    ],
    weightage: [
      "Points are added to the mean for claims that the college verified.",
      "महाविद्यालय द्वारा सत्यापित दावों के अंक औसत में जुड़ते हैं।",
    ],
    deductions: [
      "Points are taken off, or a percentage of the mean.",
      "अंक घटाए जाते हैं, या औसत का कुछ प्रतिशत।",
    ],
    losses: [
      "The whole loss after one gap year, after two, and so on, separated by commas. Further years cost no more.",
      "एक, दो, … अन्तराल वर्ष के बाद कुल कटौती, अल्पविराम से अलग। आगे के वर्षों में और कटौती नहीं होती।",
    ],
    boards: [
      "As applicants write them, also in Hindi. Case and full stops do not matter.",
      "जैसे आवेदक लिखते हैं, हिन्दी में भी। छोटे-बड़े अक्षर और बिन्दु से अन्तर नहीं पड़ता।",
    ],
    eligibility: [
      "Others are not ranked, and read the reason with its numbers.",
      "अन्य सूची में नहीं आते; उन्हें कारण संख्याओं सहित बताया जाता है।",
    ],
    subjects: [
      "Separate other spellings or choices by a slash: Physics / भौतिक विज्ञान",
      "अन्य वर्तनी या विकल्प तिरछी रेखा से अलग करें: Physics / भौतिक विज्ञान",
    ],
    seats: [
      "The open seats are what the categories leave. Everybody competes for them.",
      "वर्गों के बाद बची सीटें अनारक्षित होती हैं। उन पर सभी का अधिकार है।",
    ],
    traits: [
      "At least so many seats go to holders, if there are enough. One person fills one guarantee.",
      "पर्याप्त पात्र हों तो कम से कम इतनी सीटें उन्हें मिलती हैं। एक व्यक्ति एक ही सुनिश्चित सीट भरता है।",
    ],
    unfilled: [
      "A guarantee without enough holders goes by rank at once. A seat of a category without enough members moves only as said here, from top to bottom.",
      "पर्याप्त पात्र न होने पर सुनिश्चित सीट तुरन्त क्रम से दी जाती है। वर्ग में पर्याप्त सदस्य न होने पर सीट केवल यहाँ लिखे क्रम से, ऊपर से नीचे, जाती है।",
    ],
    ties: [
      "The first that differs decides. At last a number computed from the admission code, which nobody can influence.",
      "जो पहले भिन्न हो, वही निर्णय करता है। अन्त में प्रवेश कोड से निकली संख्या, जिसे कोई प्रभावित नहीं कर सकता।",
    ],
  },
  formula: ["Index = %{mean} + weightage − deductions", "सूचकांक = %{mean} + भारांक − कटौती"],
  units: {
    points: ["points", "अंक"],
    percent: ["percent of the mean", "औसत का प्रतिशत"],
  },
  unit: ["%{name}: the loss is in", "%{name}: कटौती का रूप"],
  gap_years: ["Gap years", "अन्तराल वर्ष"],
  other_board: ["Another board", "अन्य बोर्ड"],
  loss: ["%{name}: the loss", "%{name}: कटौती"],
  divide: ["Weightage does not change the division", "भारांक से श्रेणी नहीं बदलती"],
  seatsBy: {
    label: ["The seats are given as", "सीटें इस रूप में"],
    percent: ["a total with a percentage for each category", "कुल संख्या और हर वर्ग का प्रतिशत"],
    counts: ["a number for each category", "हर वर्ग की संख्या"],
  },
  rounding: {
    largest_remainder: ["one seat each to the largest remainders", "सबसे बड़े शेषफलों को एक-एक सीट"],
    floor: ["all to the open seats", "सब अनारक्षित सीटों में"],
  },
  guaranteeRounding: {
    floor: ["are dropped", "छोड़ दिए जाते हैं"],
    nearest: ["of a half or more count as a seat", "आधा या अधिक हो तो एक सीट"],
    ceiling: ["always count as a seat", "सदा एक सीट गिने जाते हैं"],
  },
  modes: {
    compartment: ["as a percentage within each category", "हर वर्ग के भीतर प्रतिशत में"],
    overall: ["as a percentage over all seats", "कुल सीटों पर प्रतिशत में"],
    counts: ["as a number for each category", "हर वर्ग के लिए संख्या"],
  },
  mode: ["%{name}: counted", "%{name}: गणना"],
  ties: {
    index: ["Index", "सूचकांक"],
    intermediate: ["Class 12", "कक्षा 12"],
    highschool: ["Class 10", "कक्षा 10"],
    older: ["Earlier birth date", "पहले की जन्म-तिथि"],
    hash: ["Number computed from the code", "कोड से निकली संख्या"],
  },
  add: {
    claim: ["Add a claim", "दावा जोड़ें"],
    trait: ["Add a trait", "विशेषता जोड़ें"],
    pool: ["Add seats with a list of their own, such as Sports", "अलग सूची वाली सीटें जोड़ें, जैसे खेलकूद"],
    conversion: ["Add a step", "चरण जोड़ें"],
    tie: ["Add", "जोड़ें"],
    button: ["Add", "जोड़ें"],
  },
  from: ["From", "से"],
  to: ["To", "को"],
  step: ["%{from} → %{to}", "%{from} → %{to}"],
  up: ["Move up: %{name}", "ऊपर ले जाएँ: %{name}"],
  down: ["Move down: %{name}", "नीचे ले जाएँ: %{name}"],
  remove: ["Remove: %{name}", "हटाएँ: %{name}"],
  table: {
    title: ["Seats that follow", "इससे बनी सीटें"],
    compartment: ["Seats of", "वर्ग"],
    share: ["Share", "भाग"],
    seats: ["Seats", "सीटें"],
    guaranteed: ["Guaranteed", "सुनिश्चित"],
    overall: ["Over all seats: %{list}.", "कुल सीटों पर: %{list}।"],
    limits: ["%{name}: at most %{most} compete.", "%{name}: अधिकतम %{most} प्रतिस्पर्धा में।"],
  },
  example: {
    title: ["Worked example", "हल किया उदाहरण"],
    hint: [
      "The first list of this rule for sixteen made-up candidates, with %{seats} seats in the same proportions.",
      "इस नियम से सोलह काल्पनिक अभ्यर्थियों की पहली सूची, उसी अनुपात की %{seats} सीटों पर।",
    ],
    unscaled: [
      "The first list of this rule for sixteen made-up candidates.",
      "इस नियम से सोलह काल्पनिक अभ्यर्थियों की पहली सूची।",
    ],
    stale: [
      "The example shows the last rule without errors.",
      "उदाहरण में त्रुटि से पहले का नियम दिखाया गया है।",
    ],
    link: ["To the worked example", "हल किए उदाहरण पर जाएँ"],
    rank: ["Rank %{rank}", "क्रम %{rank}"],
    notRanked: ["Not ranked", "क्रम में नहीं"],
    seat: ["%{compartment} seat, by rank.", "%{compartment} सीट, क्रम से।"],
    guarantee: [
      "%{compartment} seat, guaranteed: %{trait}.",
      "%{compartment} सीट, सुनिश्चित: %{trait}।",
    ],
    none: ["No seat. %{lists}", "सीट नहीं। %{lists}"],
    displaced: [
      "The seat went to what is guaranteed over all seats: %{trait}.",
      "यह सीट कुल सीटों पर सुनिश्चित भाग में गई: %{trait}।",
    ],
    closed: [
      "%{compartment}: closed at %{index}, number %{waiting} on the waiting list.",
      "%{compartment}: %{index} पर बन्द, प्रतीक्षा सूची में %{waiting}।",
    ],
    noSeats: [
      "%{compartment}: nobody by rank, number %{waiting} on the waiting list.",
      "%{compartment}: क्रम से कोई नहीं, प्रतीक्षा सूची में %{waiting}।",
    ],
    missing: ["No percentage for %{names}.", "%{names} का प्रतिशत नहीं है।"],
    below_minimum: [
      "%{percentage} in %{name} is below %{minimum}.",
      "%{name} में %{percentage}, न्यूनतम %{minimum} से कम।",
    ],
    too_many_gap_years: [
      "%{years} gap years; at most %{most} are allowed.",
      "%{years} अन्तराल वर्ष; अधिकतम %{most} मान्य हैं।",
    ],
    passed_too_early: [
      "Passed class 12 in %{year}, before %{earliest}.",
      "कक्षा 12 वर्ष %{year} में, %{earliest} से पहले उत्तीर्ण।",
    ],
    subject_missing: ["Without the subject %{names}.", "विषय %{names} नहीं है।"],
    over_limit: [
      "Number %{place} among: %{trait}. At most %{most} compete.",
      "%{trait} में %{place}वाँ स्थान; अधिकतम %{most} प्रतिस्पर्धा में।",
    ],
    weightage: ["weightage", "भारांक"],
    atMost: ["at most %{cap}", "अधिकतम %{cap}"],
    below: ["below the division %{division}", "श्रेणी %{division} से नीचे"],
    lost: {
      gap_years: ["gap", "अन्तराल"],
      other_state: ["other state", "अन्य प्रदेश"],
      other_board: ["other board", "अन्य बोर्ड"],
    },
  },
  names: {
    other_state: ["Candidates of other states", "अन्य प्रदेशों के अभ्यर्थी"],
    woman: ["Women", "महिलाएँ"],
    sports: ["Sports", "खेलकूद"],
  },
  versions: {
    changes: ["What changed from version %{version}", "संस्करण %{version} से क्या बदला"],
    unsaved: ["Changes that are not saved", "बदलाव जो सहेजे नहीं गए"],
    none: ["Nothing but the text", "केवल पाठ"],
    setting: ["Setting", "विषय"],
    before: ["Before", "पहले"],
    after: ["Now", "अब"],
    yes: ["yes", "हाँ"],
    no: ["no", "नहीं"],
  },
  correct: [
    "One setting needs a correction. |||| %{smart_count} settings need a correction.",
    "एक जगह सुधार चाहिए। |||| %{smart_count} जगह सुधार चाहिए।",
  ],
  newVersion: [
    "Version %{version} is signed. A change makes version %{next}, with a reason, which is signed again.",
    "संस्करण %{version} पर हस्ताक्षर हो चुके हैं। बदलाव से संस्करण %{next} बनेगा, कारण सहित, और उस पर फिर हस्ताक्षर होंगे।",
  ],
  discard: ["Discard these changes", "ये बदलाव छोड़ें"],
} satisfies Catalogue
