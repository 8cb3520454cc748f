interface Detector {
  detect: (source: HTMLVideoElement) => Promise<{ rawValue: string }[]>
}
type BarcodeDetector = {
  new (options: { formats: string[] }): Detector
  getSupportedFormats: () => Promise<string[]>
}

/** Gives the text of a QR code that a video shows now. */
type ReadVideo = (video: HTMLVideoElement) => Promise<string | undefined>

const format = "qr_code"

/** The browser's own reader of codes: Chrome on Android and macOS has one. */
const openOwnReader = async (): Promise<ReadVideo | undefined> => {
  const { BarcodeDetector: Reader } = globalThis as { BarcodeDetector?: BarcodeDetector }
  if (!(await Reader?.getSupportedFormats())?.includes(format)) return undefined
  const reader = new Reader!({ formats: [format] })
  return async (video) => (await reader.detect(video))[0]?.rawValue
}

/** A larger picture shows no more of a code and takes longer to read. */
const maxPixels = 640

/** The reader of other browsers, which are those of iPhones and Firefox. */
const openLibraryReader = async (): Promise<ReadVideo> => {
  const { readQr } = await import("./read-qr.ts")
  const canvas = document.createElement("canvas")
  const context = canvas.getContext("2d", { willReadFrequently: true })!
  return async (video) => {
    const { videoWidth, videoHeight } = video
    const scale = Math.min(1, maxPixels / Math.max(videoWidth, videoHeight, 1))
    canvas.width = Math.max(1, Math.round(videoWidth * scale))
    canvas.height = Math.max(1, Math.round(videoHeight * scale))
    context.drawImage(video, 0, 0, canvas.width, canvas.height)
    return readQr(context.getImageData(0, 0, canvas.width, canvas.height))
  }
}

/** Whether the browser has a camera to ask for. A page without HTTPS has none. */
export const canScan = () => navigator.mediaDevices !== undefined

/** Milliseconds between two frames that are read. */
const lookMs = 200

/** Shows the camera in a video and gives the first QR code that it sees. Fails without permission. Ends with `signal`. */
export const scanCode = async (video: HTMLVideoElement, signal: AbortSignal): Promise<string> => {
  const read = (await openOwnReader()) ?? (await openLibraryReader())
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: "environment" } })
  try {
    video.srcObject = stream
    await video.play()
    for (;;) {
      signal.throwIfAborted()
      const code = await read(video)
      if (code) return code
      await new Promise((resolve) => setTimeout(resolve, lookMs))
    }
  } finally {
    for (const track of stream.getTracks()) track.stop()
    video.srcObject = null
  }
}
