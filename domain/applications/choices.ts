/** The values of each choice field of the form (specification 4.1, 4.2). */
export const choices = {
  gender: ["male", "female", "other"],
  category: ["general", "obc", "sc", "st"],
  religion: ["Hindu", "Muslim", "Sikh", "Christian", "Jainism", "Buddhism", "other"],
  nationality: ["Indian", "Other"],
  horizontal_reservation: [
    "physically_handicapped",
    "freedom_fighter_dependent",
    "defence_personnel",
  ],
  weightage: [
    "ncc_b",
    "ncc_c",
    "nss_240_hours",
    "college_employee_dependent",
    "rajyapal_award",
    "scout_and_guide",
    "ranger_nipun",
    "ranger_national_team",
  ],
} as const

export type Category = (typeof choices.category)[number]
