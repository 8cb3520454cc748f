import { defineMessages } from "#domain/messages/catalogue.ts"

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
