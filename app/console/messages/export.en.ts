/** English messages: export. */
export const exportEn = {
  console: {
    export: {
      title: "Export",
      what: "All applications that the list finds as it is filtered now, the newest first, with every field of the form.",
      format: "Format",
      formats: {
        xlsx: "Excel workbook (XLSX): for Excel and LibreOffice",
        csv: "CSV: for other programs",
      },
      whole: "With whole Aadhaar and account numbers",
      whyHint: "This is written down with your name before the file is made.",
      start: "Export",
      running: "The file is being received",
      rowsOfTotal: "%{rows} of %{total} applications",
      rows: "%{rows} applications",
      total: "%{total} applications expected",
      received: "%{size} MB received",
      done: "%{name} is among your browser's downloads.",
      incomplete: "The file broke off before its end, so nothing was saved. Please try again.",
    },
  },
  problems: {
    too_many_for_xlsx:
      "A workbook takes at most 10,48,575 applications. Choose CSV, or filter the list further.",
  },
}
