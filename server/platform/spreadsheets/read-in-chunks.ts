const chunkLength = 64 * 1024

/** Joins short texts into larger UTF-8 chunks, so that the next stream is not called for each line. */
export async function* inChunks(texts: AsyncIterable<string>): AsyncGenerator<Buffer> {
  let pending = ""
  for await (const text of texts) {
    pending += text
    if (pending.length < chunkLength) continue
    yield Buffer.from(pending)
    pending = ""
  }
  if (pending !== "") yield Buffer.from(pending)
}
