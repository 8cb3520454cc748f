import { deflateSync } from "node:zlib"

/** A PDF of one page. `catalog`: further entries of its catalog. `objects`: further objects, as they are written. */
export const buildPdf = ({
  catalog = "",
  objects = "",
  trailer = "",
  pages = 1,
}: { catalog?: string; objects?: string; trailer?: string; pages?: number } = {}) => {
  const kids = Array.from({ length: pages }, (_, index) => `${index + 10} 0 R`).join(" ")
  const page = "<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>"
  return Buffer.from(
    [
      "%PDF-1.7",
      `1 0 obj <</Type/Catalog/Pages 2 0 R${catalog}>> endobj`,
      `2 0 obj <</Type/Pages/Kids[${kids}]/Count ${pages}>> endobj`,
      ...Array.from({ length: pages }, (_, index) => `${index + 10} 0 obj ${page} endobj`),
      objects,
      `trailer <</Root 1 0 R/Size ${pages + 20}${trailer}>>`,
      "%%EOF",
    ].join("\n"),
    "latin1",
  )
}

/** An object stream with one object, as it is written. */
export const objectStream = (object: string) => {
  const content = deflateSync(Buffer.from(`6 0 ${object}`)).toString("latin1")
  return `5 0 obj <</Type/ObjStm/N 1/First 4/Filter/FlateDecode/Length ${content.length}>> stream\n${content}\nendstream endobj`
}

/** An object stream that becomes `megabytes` large. */
export const bomb = (megabytes: number) => {
  const content = deflateSync(Buffer.alloc(megabytes * 1024 * 1024), { level: 9 }).toString(
    "latin1",
  )
  return `5 0 obj <</Type/ObjStm/N 1/First 4/Filter/FlateDecode/Length ${content.length}>> stream\n${content}\nendstream endobj`
}

const actions = [
  "<</S/JavaScript/JS(app.alert(1))>>",
  "<</S /JavaScript /JS 7 0 R>>",
  "<</S/Java#53cript/JS(x)>>",
  "<</S/#4a#61#76#61#53#63#72#69#70#74/JS(x)>>",
  "<</S/Launch/F(cmd.exe)>>",
  "<</S/La#75nch/F(calc)>>",
  "<</S/SubmitForm/F(http://example.com)>>",
  "<</S/ImportData/F(a.fdf)>>",
  "<</S/GoToR/F(other.pdf)>>",
  "<</S/GoToE/T<</R/C>>>>",
  "<</S/Rendition/R 7 0 R>>",
]
const annotations = ["RichMedia", "Movie", "Sound", "FileAttachment", "Rich#4dedia"]
const places = [
  (action: string) => ({ catalog: `/OpenAction ${action}` }),
  (action: string) => ({ catalog: "/OpenAction 6 0 R", objects: `6 0 obj ${action} endobj` }),
  (action: string) => ({ catalog: "/OpenAction 6 0 R", objects: objectStream(action) }),
  (action: string) => ({ catalog: `/AA<</WC ${action}>>` }),
  (action: string) => ({ catalog: `/Names<</JavaScript<</Names[(a) ${action}]>>>>` }),
  (action: string) => ({ objects: `6 0 obj <</Type/Annot/Subtype/Widget/A ${action}>> endobj` }),
  // Hidden from a parser that skips streams, behind a reference into the stream.
  (action: string) => ({
    objects: `5 0 obj <</Length 200>> stream\n6 0 obj ${action} endobj\nendstream endobj`,
  }),
  // In an earlier version of an object that is written again.
  (action: string) => ({ objects: `6 0 obj ${action} endobj\n6 0 obj <<>> endobj` }),
  (action: string) => ({ objects: `6 0 obj % comment\r\n${action}\rendobj` }),
  (action: string) => ({ trailer: `/Info<</A ${action}>>` }),
  (action: string) => ({ objects: `6 0 obj [[<</Next[${action}]>>]] endobj` }),
  (action: string) => ({ catalog: `/Outlines<</First<</Title(a)/A ${action}>>>>` }),
  (action: string) => ({ objects: objectStream(`[<</A<</Next ${action}>>>>]`) }),
  (action: string) => ({ objects: `6 0 obj <</X<</Y<</Z ${action}>>>>>> endobj` }),
  // After the end of the file, where an incremental update is.
  (action: string) => ({ trailer: `>>\n%%EOF\n6 0 obj ${action} endobj\ntrailer <</Root 1 0 R` }),
]

interface HostilePdf {
  bytes: Buffer
  problem: "active" | "encrypted" | "format" | "too_many_pages"
}

/** PDF files that are refused, each for another reason or in another place: more than 200. */
export const hostilePdfs = (): HostilePdf[] => [
  ...actions.flatMap((action) =>
    places.map((place) => ({ bytes: buildPdf(place(action)), problem: "active" as const })),
  ),
  ...annotations.flatMap((kind) =>
    [`6 0 obj <</Subtype/${kind}>> endobj`, objectStream(`<</Subtype/${kind}>>`)].map(
      (objects) => ({ bytes: buildPdf({ objects }), problem: "active" as const }),
    ),
  ),
  ...["EmbeddedFiles", "Embedded#46iles"].flatMap((name) => [
    { bytes: buildPdf({ catalog: `/Names<</${name} 7 0 R>>` }), problem: "active" as const },
    {
      bytes: buildPdf({ objects: objectStream(`<</${name} 7 0 R>>`) }),
      problem: "active" as const,
    },
  ]),
  { bytes: buildPdf({ catalog: "/AcroForm<</XFA 7 0 R>>" }), problem: "active" },
  { bytes: buildPdf({ objects: "7 0 obj <</Type/EmbeddedFile>> endobj" }), problem: "active" },
  {
    bytes: buildPdf({
      objects: "7 0 obj <</Filter/Standard/V 2/R 3/O(a)/U(b)/P -4>> endobj",
      trailer: "/Encrypt 7 0 R",
    }),
    problem: "encrypted",
  },
  { bytes: buildPdf({ pages: 31 }), problem: "too_many_pages" },
  // Cut at every twentieth of their length, so that most have no catalog or no page.
  ...Array.from({ length: 12 }, (_, cut) => ({
    bytes: buildPdf().subarray(0, 9 + cut * 4),
    problem: "format" as const,
  })),
  ...["%PDF-", "%PDF-1.7", "%PDF-1.7\n%%EOF", "%PDF-1.7\n1 0 obj", "%PDF-9.9\ntrailer <<>>"].map(
    (text) => ({ bytes: Buffer.from(text), problem: "format" as const }),
  ),
  // An HTML page, a script, a picture and an archive that begin as a PDF.
  ...[
    "<script>alert(1)</script>",
    "#!/bin/sh\nrm -rf /",
    "\u00ff\u00d8\u00ff",
    "PK\u0003\u0004",
  ].map((rest) => ({
    bytes: Buffer.from(`%PDF-1.4\n${rest}`, "latin1"),
    problem: "format" as const,
  })),
  // Catalogs without pages, with pages that contain themselves, and with an odd number of pages.
  ...[
    "",
    "/Kids[2 0 R]/Count 1",
    "/Kids[]/Count 0",
    "/Kids[99 0 R]/Count 1",
    "/Kids 2/Count(x)",
  ].map((pages) => ({
    bytes: Buffer.from(
      `%PDF-1.7\n1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj\n2 0 obj <</Type/Pages${pages}>> endobj\ntrailer <</Root 1 0 R>>\n%%EOF`,
    ),
    problem: "format" as const,
  })),
]
