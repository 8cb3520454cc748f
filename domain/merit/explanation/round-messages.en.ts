/** Where a list closed, as in "64.40 (rank 203)". */
interface Ranked {
  index: string
  rank: number
}

/** Texts that explain to an applicant what a list says about the application. */
export const roundMessages = {
  headlines: {
    offered: (seat: string) => `You are offered ${seat}`,
    overdue: (seat: string) => `You were offered ${seat}: the last day has passed`,
    accepted: (seat: string) => `You have accepted ${seat}`,
    declined: (seat: string) => `You have declined ${seat}`,
    declined_by_college: (seat: string) => `The college recorded that you declined ${seat}`,
    absent: (seat: string) => `The college recorded that you did not come for ${seat}`,
    waiting: () => "No seat for you in this list",
    not_eligible: () => "You are not eligible",
    incomplete: () => "You are not ranked in this list: a percentage was missing",
    not_verified: () => "Your application was not verified when this list was made",
    outside: () => "You are admitted outside the merit lists",
    after_draft: () => "You could not be ranked yet when this list was made",
    elsewhere: () => "You were admitted to another course when this list was made",
    left: () => "You are no longer on the list",
    too_late: () => "Your application came after this list was made",
    not_listed: () => "You are not in this list",
  },
  /** Between the names of subjects of which one is enough. */
  or: " or ",
  notAnswered: (day: string) => `You did not answer by ${day}.`,
  byRank: (rank: number) => `You got it by your rank, which is ${rank} among all applicants.`,
  byGuarantee: (holders: string, rank: number) =>
    `You got it as one of the seats that are guaranteed to ${holders}. Your rank is ${rank} among all applicants.`,
  moved: (before: string, now: string) =>
    `Your seat has changed: before, it was ${before}, now it is ${now}. You need not answer again.`,
  rank: (rank: number) => `Your rank is ${rank} among all applicants.`,
  lapsed: (list: number) =>
    `List ${list} offered you a seat. You had not accepted it, and in this list others are ahead of you.`,
  displaced: (holders: string) =>
    `By rank you would have had a seat. It went to one of the ${holders}: seats over all categories together are guaranteed to them.`,
  closed: (list: string, { index, rank }: Ranked) =>
    `The ${list} list closed at ${index} (rank ${rank}).`,
  closedFor: (holders: string, { index, rank }: Ranked) =>
    `The last of the ${holders} with a seat there has ${index} (rank ${rank}).`,
  empty: (list: string) => `Nobody got a new seat of the ${list} list by rank.`,
  yours: ({ index, rank }: Ranked) => `Yours is ${index} (rank ${rank}).`,
  kept: (seats: number) =>
    seats === 1
      ? "Of these seats 1 was accepted in an earlier list by somebody with a worse rank, and is kept."
      : `Of these seats ${seats} were accepted in earlier lists by applicants with a worse rank, and are kept.`,
  waiting: (place: number) => `You are number ${place} on the waiting list.`,
  belowMinimum: (component: string, own: string, category: string, least: string) =>
    `${component}: you have ${own} %. The least percentage in the category ${category} is ${least} %.`,
  gapYears: (years: number, most: number) => `Gap years: ${years}. The most allowed is ${most}.`,
  passedTooEarly: (year: number, earliest: number) =>
    `You passed class 12 in ${year}. The earliest year allowed is ${earliest}.`,
  subjectMissing: (names: string, subjects: string) =>
    `A subject of class 12 is needed: ${names}. Your application has: ${subjects}.`,
  overLimit: (holders: string, most: number, place: number) =>
    `At most ${most} of the ${holders} compete for seats. You are number ${place} among them.`,
  missing: (components: string) =>
    `When this list was made, the college did not have your percentage: ${components}.`,
  category: (category: string) => `Your category in this list: ${category}.`,
  unchecked: (claims: string) => `Not counted, because the college has not verified it: ${claims}.`,
  leftBy: {
    declined: (list: number) =>
      `You declined a seat of list ${list}, so later lists go on without you.`,
    declined_by_college: (list: number) =>
      `The college recorded that you declined a seat of list ${list}, so later lists go on without you.`,
    absent: (list: number) =>
      `The college recorded that you did not come for a seat of list ${list}, so later lists go on without you.`,
  },
  /** What became of an offer, with day and actor. Each follows the name of the list. */
  answers: {
    list: (list: number) => `List ${list}:`,
    at: (day: string, time: string) => `${day}, ${time}`,
    own: {
      accepted: (at: string) => `you accepted on ${at}.`,
      declined: (at: string) => `you declined on ${at}.`,
    },
    college: {
      accepted: (at: string) => `the college recorded on ${at} that you accepted.`,
      declined: (at: string) =>
        `the college recorded on ${at} that you declined by letter or in person.`,
      absent: (at: string) => `the college recorded on ${at} that you did not come.`,
      offered: (at: string) =>
        `the college changed your acceptance on ${at}: the offer has no answer.`,
    },
    notAnswered: (day: string) => `you did not answer by ${day};`,
    offerReinstated: (at: string) => `the college reinstated the offer on ${at}.`,
    seatReinstated: (at: string) => `the college reinstated your accepted seat on ${at}.`,
    undone: (at: string) => `the college undid its last entry on ${at}.`,
    receipt: (number: string) => `Receipt ${number}.`,
    reason: (reason: string) => `Reason: ${reason}`,
  },
  admitted: "You are admitted to this seat.",
  todo: {
    offered: (day: string) =>
      `Accept or decline the seat here by ${day}. After that day the college may give it to the next person.`,
    overdue: () =>
      "You can no longer answer here. Go to the admission counter at once: the college may give the seat to the next person.",
    accepted: () =>
      "The seat is kept for you. Bring the admission sheet and your original documents to the college and complete the admission.",
    declined: () =>
      "If that is a mistake, go to the admission counter at once. Before the next list is made, the college can reinstate the offer.",
    absent: () =>
      "If that is a mistake, go to the admission counter at once. Before the next list is made, the college can reinstate the offer.",
    waiting: (day: string) =>
      `You need not do anything. The next list gives the seats that become free, in the order of the ranks. Look here again after ${day}.`,
    not_eligible: () =>
      "If a percentage or your category is wrong, bring the original document to the admission counter.",
    incomplete: () =>
      "Bring your marksheet to the admission counter, before the next list is made.",
    not_verified: () =>
      "Bring your original documents to the admission counter, so that the next list can take your application into account.",
    outside: () => "You need not do anything about this list: you have your seat without it.",
    after_draft: (day: string) =>
      `The next list takes your application into account. Look here again after ${day}.`,
    elsewhere: () =>
      "A person can be admitted to one course in a session. If you want this course, go to the admission counter before the next list is made: that list takes you into account only if you have no other admission then.",
    left: () => "If that is a mistake, go to the admission counter at once.",
    too_late: (day: string) => `The next list takes it into account. Look here again after ${day}.`,
    not_listed: () => "If you think that is a mistake, go to the admission counter.",
  },
  /** Instead of the above, once more is known. */
  todoNow: {
    waiting_busy: (day: string) =>
      `The next list gives the seats that become free, in the order of the ranks. Look here again after ${day}.`,
    verified_since: (day: string) =>
      `The college has verified your application since then. The next list takes it into account. Look here again after ${day}.`,
    marks_since: (day: string) =>
      `Your marks have been entered since then. Once the college has checked them, the next list takes them into account. Look here again after ${day}.`,
    enter_marks: () => "Enter your marks on this page, before the next list is made.",
  },
}
