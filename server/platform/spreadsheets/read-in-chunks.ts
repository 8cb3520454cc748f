const chunkLength = 64 * 1024

/** Joins short texts into larger UTF-8 chunks, so that the next stream is not called for each line. */
export async function* inChunks(texts: AsyncIterable<string>): AsyncGenerator<Buffer> {
  let waiting = ""
  for await (const text of texts) {
    waiting += text
    if (waiting.length < chunkLength) continue
    yield Buffer.from(waiting)
    waiting = ""
  }
  if (waiting !== "") yield Buffer.from(waiting)
}
