// Rows of a student table for imports.
import { freshAadhaar } from "./applications.ts"

let count = 0

/** A valid row, of another student at each call; `changes` override its values. */
export const studentRow = (changes: Record<string, string> = {}): Record<string, string> => {
  count++
  return {
    urn: `URN${String(count).padStart(6, "0")}`,
    admission_number: `2024/${String(count).padStart(5, "0")}`,
    course: "2",
    applicant_name: "Anjali Kushwaha",
    gender: "2",
    mother_name: "Sunita Kushwaha",
    father_name: "Ramdhani Kushwaha",
    dob: "27-03-2007",
    bloodGroup: "B+",
    applicant_mobile: "9415000000",
    aadhar: freshAadhaar(),
    p_address: "Village Rampur, Adarshpur",
    first_major_subject: "Zoology",
    second_major_subject: "Botany",
    minor_subject: "Hindi",
    session: "2024-2025",
    semester: "1",
    ...changes,
  }
}

/** Rows with their numbers in a file that has its headings in the first row. */
export const linesOf = (rows: Record<string, string>[]) =>
  rows.map((columns, index) => ({
    number: index + 2,
    cells: Object.fromEntries(Object.entries(columns).map(([name, text]) => [name, { text }])),
  }))
