import { defineMessages, type TextPair } from "#domain/messages/define-messages.ts"

/** The sentence of each setting of a rule; the same ones name what differs between two versions. */
export const settingTexts = defineMessages({
  weight: ["{name}: weight in the mean", "{name}: औसत में भार"],
  points: ["{name}: points if the claim is verified", "{name}: दावा सत्यापित होने पर अंक"],
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
  gap_points: ["After {name} gap years: points lost in all", "{name} अन्तराल वर्ष के बाद: कुल कटे अंक"],
  gap_percent: [
    "After {name} gap years: percent of the mean lost in all",
    "{name} अन्तराल वर्ष के बाद: औसत में कुल प्रतिशत कटौती",
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
  minimum: ["{name}: least percentage to be ranked", "{name}: सूची में आने के लिए न्यूनतम प्रतिशत"],
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
  ranked: ["Applications that are ranked", "किन आवेदनों को क्रम मिलेगा"],
  residents: [
    "Only residents of the state have the benefit of their category and traits",
    "वर्ग और क्षैतिज आरक्षण का लाभ केवल प्रदेश के निवासियों को",
  ],
  seats: ["Seats of the course", "पाठ्यक्रम की सीटें"],
  counts: ["{name}: number", "{name}: संख्या"],
  vertical: ["{name}: percent of the seats", "{name}: सीटों का प्रतिशत"],
  rounding: ["Parts of seats", "सीटों के अंश"],
  pools: ["{name}: seats with a list of their own", "{name}: अलग सूची वाली सीटें"],
  traits_compartment: [
    "{name}: guaranteed percent of the seats of each category",
    "{name}: हर वर्ग की सीटों का सुनिश्चित प्रतिशत",
  ],
  traits_overall: [
    "{name}: guaranteed percent of all seats together",
    "{name}: कुल सीटों का सुनिश्चित प्रतिशत",
  ],
  guarantee_rounding: ["{name}: parts of guaranteed seats", "{name}: सुनिश्चित सीटों के अंश"],
  limits: [
    "{name}: compete for at most so many percent of the seats (empty: no limit)",
    "{name}: अधिकतम इतने प्रतिशत सीटों के लिए (ख़ाली: कोई सीमा नहीं)",
  ],
  conversion: ["Unfilled seats move", "रिक्त सीटें जाती हैं"],
  conversion_from_round: ["Unfilled seats move from this list on", "रिक्त सीटें इस सूची से आगे जाती हैं"],
  ties: ["Order among equals", "समान अंकों पर क्रम"],
})

const stateOrders: TextPair = [
  "Orders of the state; check the number of your university.",
  "राज्य के शासनादेश; अपने विश्वविद्यालय की संख्या से मिलान करें।",
]
const reservationAct: TextPair = ["UP Act 23 of 2006", "उ.प्र. अधिनियम संख्या 23, 2006"]

/** Where the numbers of the patterns come from (docs/merit.md, "Questions for a lawyer"). */
export const sourceTexts = defineMessages({
  SC: reservationAct,
  ST: reservationAct,
  OBC: reservationAct,
  EWS: [
    "103rd Amendment of the Constitution (2019): up to 10 %",
    "संविधान का 103वाँ संशोधन (2019): 10 % तक",
  ],
  woman: [
    "Orders of the state: 20 %; check those of your university. Within each category by Ajay Kumar v. State of UP (Allahabad, 2019); a lawyer may advise to count over all seats.",
    "राज्य के शासनादेश: 20 %; अपने विश्वविद्यालय के आदेश से मिलान करें। अजय कुमार बनाम उ.प्र. राज्य (इलाहाबाद, 2019) से हर वर्ग के भीतर; विधिक परामर्श पर कुल सीटों पर भी।",
  ],
  disability: [
    "Rights of Persons with Disabilities Act 2016, section 32: not less than 5 %. Over all seats in Rekha Sharma (2024); a lawyer may advise to count within each category.",
    "दिव्यांगजन अधिकार अधिनियम 2016, धारा 32: 5 % से कम नहीं। रेखा शर्मा (2024) में कुल सीटों पर; विधिक परामर्श पर हर वर्ग के भीतर भी।",
  ],
  freedom_fighter: stateOrders,
  ex_serviceman: stateOrders,
  residents: [
    "As prospectuses in the state say. Without a verified residence an applicant counts as General.",
    "जैसा राज्य की विवरणिकाओं में है। निवास सत्यापित न होने पर आवेदक सामान्य गिना जाता है।",
  ],
  conversion: [
    "Orders of the state and of the university: SC and ST into each other, then all into the open seats.",
    "राज्य और विश्वविद्यालय के आदेश: अनुसूचित जाति और जनजाति की सीटें एक-दूसरे में, फिर सब अनारक्षित में।",
  ],
})

const percent: TextPair = [
  "A number from 0 to 100, with at most two decimals",
  "0 से 100 तक की संख्या, दशमलव के बाद अधिकतम दो अंक",
]
const seats: TextPair = ["A whole number from 0 to 1,00,000", "0 से 1,00,000 तक की पूर्ण संख्या"]

/** What is wrong at a place of a rule. */
export const settingErrorTexts = defineMessages({
  percent,
  seats,
  seatsOrCounts: seats,
  sessionSeats: [
    "The session gives this course another number of seats. Both must be the same number: to change it, leave the seats of the session empty until the rule is signed.",
    "सत्र में इस पाठ्यक्रम की सीटों की संख्या दूसरी है। दोनों संख्याएँ एक होनी चाहिए: बदलनी हो, तो नियम पर हस्ताक्षर होने तक सत्र में सीटें ख़ाली छोड़ें।",
  ],
  openTwice: [
    "The open seats are named twice: open and general are the same",
    "अनारक्षित सीटें दो बार लिखी हैं: अनारक्षित और सामान्य एक ही हैं",
  ],
  category: ["This category is not known", "यह वर्ग मान्य नहीं है"],
  choice: ["Choose one of the list", "सूची में से एक चुनें"],
  percentOrCounts: percent,
  traitName: [
    "A name without a semicolon, and not a number alone",
    "ऐसा नाम जिसमें अर्धविराम (;) न हो और जो केवल संख्या न हो",
  ],
  above100: ["The percentages add up to more than 100", "प्रतिशतों का योग 100 से अधिक है"],
  tooManyTraits: ["At most 12 traits", "अधिक से अधिक 12 क्षैतिज वर्ग"],
  pools: [
    "More seats are taken out than the course has",
    "पाठ्यक्रम में जितनी सीटें हैं, उससे अधिक अलग की गई हैं",
  ],
  conversion: ["Seats must move to another category", "सीटें किसी दूसरे वर्ग में जानी चाहिए"],
  weight: ["A whole number from 1 to 100", "1 से 100 तक की पूर्ण संख्या"],
  noBasis: ["Give at least one percentage a weight", "कम से कम एक प्रतिशत को भार दें"],
  componentTwice: ["Named twice", "दो बार लिखा है"],
  atLeastOne: ["A whole number, at least 1", "पूर्ण संख्या, कम से कम 1"],
  notNegative: ["A whole number, 0 or more", "पूर्ण संख्या, 0 या अधिक"],
  losses: ["Write the loss after at least one gap year", "कम से कम एक अन्तराल वर्ष की कटौती लिखें"],
  names: ["Write at least one", "कम से कम एक लिखें"],
  name: ["A name of at most 100 characters", "अधिक से अधिक 100 अक्षरों का नाम"],
  year: ["A year, such as 2024", "वर्ष, जैसे 2024"],
})

/** Texts of the worked example. */
export const exampleTexts = defineMessages({
  title: ["Worked example", "हल किया उदाहरण"],
  hint: [
    "The first list of this rule for sixteen made-up candidates, with {seats} seats in the same proportions.",
    "इस नियम से सोलह काल्पनिक अभ्यर्थियों की पहली सूची, उसी अनुपात की {seats} सीटों पर।",
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
  rank: ["Rank {rank}", "क्रम {rank}"],
  notRanked: ["Not ranked", "क्रम में नहीं"],
  seat: ["Gets {seat}, by rank.", "{seat} मिली, क्रम से।"],
  guarantee: ["Gets {seat}, guaranteed: {trait}.", "{seat} मिली, सुनिश्चित: {trait}।"],
  none: ["No seat. {lists}", "सीट नहीं। {lists}"],
  displaced: [
    "The seat went to what is guaranteed over all seats: {trait}.",
    "यह सीट कुल सीटों पर सुनिश्चित भाग में गई: {trait}।",
  ],
  closed: [
    "{compartment}: closed at {index}, number {waiting} on the waiting list.",
    "{compartment}: {index} पर बन्द, प्रतीक्षा सूची में {waiting}।",
  ],
  noSeats: [
    "{compartment}: nobody by rank, number {waiting} on the waiting list.",
    "{compartment}: क्रम से कोई नहीं, प्रतीक्षा सूची में {waiting}।",
  ],
  missing: ["No percentage for {names}.", "{names} का प्रतिशत नहीं है।"],
  below_minimum: [
    "{percentage} in {name} is below {minimum}.",
    "{name} में {percentage}, न्यूनतम {minimum} से कम।",
  ],
  too_many_gap_years: [
    "{years} gap years; at most {most} are allowed.",
    "{years} अन्तराल वर्ष; अधिकतम {most} मान्य हैं।",
  ],
  passed_too_early: [
    "Passed class 12 in {year}, before {earliest}.",
    "कक्षा 12 वर्ष {year} में, {earliest} से पहले उत्तीर्ण।",
  ],
  subject_missing: ["Without the subject {names}.", "विषय {names} नहीं है।"],
  over_limit: [
    "Number {place} among: {name}. At most {most} compete.",
    "{name}: स्थान {place}; अधिकतम {most} प्रतिस्पर्धा में।",
  ],
  weightage: ["weightage", "भारांक"],
  atMost: ["at most {cap}", "अधिकतम {cap}"],
  below: ["below the division {division}", "श्रेणी {division} से नीचे"],
  lost: {
    gap_years: ["gap", "अन्तराल"],
    other_state: ["other state", "अन्य राज्य"],
    other_board: ["other board", "अन्य बोर्ड"],
  },
})
