import {
  type Answers,
  maxAnswersLength,
  parseAnswers,
} from "#domain/applications/drafts/answers-file.ts"

/** A text file: phones send text files to other apps, but not files of the type JSON. */
const toFile = (answers: Answers) => {
  const name = `answers-${answers.course}-${answers.saved_at.slice(0, 10)}.txt`
  return new File([JSON.stringify(answers, null, 2)], name, { type: "text/plain" })
}

const canShare = (file: File) => navigator.canShare?.({ files: [file] }) === true

/** Whether this device offers to send files to other apps. */
export const canSend = () => canShare(new File(["{}"], "answers.txt", { type: "text/plain" }))

/** Saves the answers where the browser saves downloads. */
export const downloadAnswers = (answers: Answers) => {
  const file = toFile(answers)
  const url = URL.createObjectURL(file)
  Object.assign(document.createElement("a"), { href: url, download: file.name }).click()
  // The browser reads the file after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}

/** Offers the answers to the apps of the device. The person may cancel; otherwise they are downloaded. */
export const sendAnswers = async (answers: Answers) => {
  try {
    await navigator.share({ files: [toFile(answers)] })
  } catch (error) {
    if ((error as Error).name !== "AbortError") downloadAnswers(answers)
  }
}

/** Reads a chosen file. */
export const readAnswersFile = async (file: File): Promise<ReturnType<typeof parseAnswers>> =>
  file.size > maxAnswersLength ? { outcome: "too large" } : parseAnswers(await file.text())
