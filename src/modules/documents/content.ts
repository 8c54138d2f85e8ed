/** What is stored for an upload: its size, and the preview picture of a video. */
export interface Content {
  bytes: number;
  mediaType: string;
  name: string;
  posterId: string | null;
  /** Stores it under the file's id, before its row is written. */
  store: (id: string) => Promise<void>;
}
