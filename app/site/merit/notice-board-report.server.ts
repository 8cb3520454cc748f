import { distinctTexts } from "#domain/content/languages.ts"
import type { Bilingual } from "#domain/content/text.ts"
import type { Report, ReportColumn, ReportTable } from "#server/platform/pdf/report.ts"

import type { Paper } from "./read-paper.server.ts"

/** Both languages in one line, the Hindi one first. */
const both = ({ en, hi }: Bilingual) => (en === hi ? en : `${hi} / ${en}`)

const headingOf = ({ en, hi }: Bilingual) => (en === hi ? [en] : [hi, en])

const column = (text: Bilingual, share: number, isNumber = false): ReportColumn => ({
  heading: headingOf(text),
  share,
  isNumber,
})

/** The seats of each compartment, and where its list closed. */
const summaryTable = ({ summary, notes, texts }: Paper): ReportTable => ({
  title: "",
  columns: [
    column(texts.seat, 6),
    column(texts.ofSeats, 1, true),
    column(texts.given, 1, true),
    column(texts.closing, 2, true),
  ],
  rows: summary.map(({ name, isPart, seats, given, closing }) => [
    isPart ? `· ${both(name)}` : both(name),
    seats,
    given,
    closing,
  ]),
  none: "",
  notes: notes.map(both),
})

const peopleTable = (paper: Paper, { name, rows }: Paper["groups"][number]): ReportTable => {
  const { texts, columns } = paper
  const list = [paper.shortName, paper.title, paper.session, paper.published].map(both)
  return {
    title: [`${both(name)} (${rows.length})`, ...list].join(" · "),
    columns: columns.map(({ text, share, kind }) => column(text, share, kind === "number")),
    rows: rows.map(({ cells }) =>
      cells.map((cell) => (typeof cell === "string" ? cell : both(cell))),
    ),
    none: both(texts.nobody),
    notes: [],
  }
}

export const noticeBoardReport = (paper: Paper, date: Date): Report => {
  const { college, programme, title, session, published, lastDate, check, sha256 } = paper
  const centered = { isCentered: true } as const
  return {
    title: `${college.en}: ${paper.shortName.en}, ${title.en}, ${session.en}`,
    language: "hi",
    date,
    footer: `${both(paper.shortName)} · ${both(title)} · SHA-256 ${sha256.slice(0, 16)}…`,
    head: [
      ...distinctTexts(college).map(({ text }, index) =>
        index === 0
          ? { ...centered, text, size: 14, isBold: true }
          : { ...centered, text, size: 11 },
      ),
      { ...centered, text: both(programme), size: 12, isBold: true },
      { ...centered, text: both(title), size: 11, isBold: true },
      { ...centered, text: `${both(session)} · ${both(published)}` },
      ...(lastDate ? [{ ...centered, text: both(lastDate) }] : []),
    ],
    tables: [
      ...(paper.part === "chosen" ? [summaryTable(paper)] : []),
      ...paper.groups.map((group) => peopleTable(paper, group)),
    ],
    foot: [
      ...paper.remarks.map((remark) => ({ text: both(remark), size: 8 })),
      ...(check ? [check.hi, check.en] : []).map((text) => ({ text, size: 8 })),
      { text: `SHA-256 ${sha256}`, size: 8 },
    ],
    signatures: paper.signers.map((signer) => headingOf(signer)),
  }
}
