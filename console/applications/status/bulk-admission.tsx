import { Alert, TextField } from "@mui/material"
import { keepPreviousData, useQuery } from "@tanstack/react-query"
import { useRef, useState } from "react"
import { useListContext } from "react-admin"

import {
  consecutiveNumbers,
  type NumberRange,
  rangesOf,
} from "#domain/student/admission-numbers.ts"
import type {
  ListedApplication,
  StatusChangeResult,
} from "#server/features/applications/applications.ts"

import { call } from "../../api/call.ts"
import { textsHook } from "../../kit/text/use-language.ts"

const useTexts = textsHook({
  admitting: [
    "This creates the students' records. The numbers follow each other in the order of the selection. Numbers that are taken are passed over; an application that is left out takes none.",
    "इससे विद्यार्थियों के अभिलेख बनते हैं। संख्याएँ चुनने के क्रम में एक के बाद एक दी जाती हैं। जो संख्याएँ पहले से दी जा चुकी हैं, वे छोड़ दी जाती हैं; छूटे आवेदन को कोई संख्या नहीं मिलती।",
  ],
  feesNotPaid: [
    "The fee of {count} of them is not recorded as paid.",
    "इनमें से {count} का शुल्क जमा होना दर्ज नहीं है।",
  ],
  firstNumber: ["First admission number", "पहली प्रवेश संख्या"],
  numberHint: ["It ends in digits, for example 2025/00041.", "अन्त में अंक होते हैं, जैसे 2025/00041।"],
  range: ["{from} to {to}", "{from} से {to}"],
  willGet: ["They get: {numbers}.", "इन्हें मिलेंगी: {numbers}।"],
  given: ["Numbers given: {numbers}.", "दी गई संख्याएँ: {numbers}।"],
  passedOver: [
    "Passed over because they are taken: {numbers}.",
    "पहले से दी जा चुकी होने से छोड़ी गईं: {numbers}।",
  ],
})

/** Which of the numbers from the first one on are given, and which are passed over. */
const useNumbersText = () => {
  const text = useTexts()
  const listed = (ranges: readonly NumberRange[]) =>
    ranges.map(({ from, to }) => (from === to ? from : text("range", { from, to }))).join(", ")
  return (key: "willGet" | "given", first: string, numbers: readonly string[]) => {
    const { given, passedOver } = rangesOf(first, numbers)
    const sentences = [
      given.length > 0 ? text(key, { numbers: listed(given) }) : "",
      passedOver.length > 0 ? text("passedOver", { numbers: listed(passedOver) }) : "",
    ]
    return sentences.join(" ").trim()
  }
}

/** The next number for the course of the selected applications; empty while it is not known. */
const useNextNumber = (isNeeded: boolean) => {
  const { data: listed = [], selectedIds } = useListContext<ListedApplication>()
  const first = listed.find(({ id }) => selectedIds.includes(id))
  const { data } = useQuery({
    queryKey: ["next-admission-number", first?.session, first?.course],
    enabled: isNeeded && first !== undefined,
    gcTime: 0,
    queryFn: () =>
      call("GET /next-admission-number", { session: first!.session, course: first!.course }),
  })
  return data?.number ?? ""
}

/** The admission numbers of a bulk admission: the first one, and those that were given in its batches. */
export const useBulkNumbers = (isAdmission: boolean) => {
  const [entered, enter] = useState<string>()
  const next = useNextNumber(isAdmission)
  const first = entered ?? next
  const [given, setGiven] = useState<readonly string[]>([])
  // A later batch begins after the last number of the former ones.
  const last = useRef<string>(undefined)
  const add = (results: readonly StatusChangeResult[]) => {
    const numbers = results.flatMap(({ admissionNumber }) => admissionNumber ?? [])
    last.current = numbers.at(-1) ?? last.current
    setGiven((former) => [...former, ...numbers])
  }
  return {
    first,
    enter,
    given,
    add,
    isValid: consecutiveNumbers(first, 1) !== undefined,
    firstOfBatch: () => (last.current ? consecutiveNumbers(last.current, 2)!.at(-1)! : first),
  }
}

interface FirstNumberProps {
  value: string
  included: readonly ListedApplication[]
  onChange: (value: string) => void
}

/** The admission number of the first one. Says which numbers they get, which are taken, and whose fee is not paid. */
export function FirstNumber({ value, included, onChange }: FirstNumberProps) {
  const text = useTexts()
  const numbersText = useNumbersText()
  const unpaid = included.filter(({ fee_status }) => fee_status === "due").length
  const count = included.length
  const isValid = consecutiveNumbers(value, 1) !== undefined
  const { data } = useQuery({
    queryKey: ["free-admission-numbers", value, count],
    enabled: isValid && count > 0,
    gcTime: 0,
    placeholderData: keepPreviousData,
    queryFn: async () => ({
      first: value,
      ...(await call("GET /free-admission-numbers", { first: value, count })),
    }),
  })
  return (
    <>
      <Alert severity="info">{text("admitting")}</Alert>
      {unpaid > 0 && (
        <Alert severity="warning" sx={{ mt: 1 }}>
          {text("feesNotPaid", { count: unpaid })}
        </Alert>
      )}
      <TextField
        id="first-number"
        name="number"
        required
        margin="normal"
        label={text("firstNumber")}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        helperText={
          (isValid && data && numbersText("willGet", data.first, data.numbers)) ||
          text("numberHint")
        }
      />
    </>
  )
}

/** Which numbers a bulk admission gave, and which it passed over. */
export function GivenNumbers({ first, given }: { first: string; given: readonly string[] }) {
  const numbersText = useNumbersText()
  if (given.length === 0) return null
  return (
    <Alert severity="info" sx={{ mt: 1 }}>
      {numbersText("given", first, given)}
    </Alert>
  )
}
