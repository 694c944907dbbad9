/** A value of a gauge, with the labels that tell it from the others. */
export interface Sample {
  value: number
  labels?: Readonly<Record<string, string>>
}

/** Gauges that one read fills, each time the metrics are read. If it fails, they keep their last values. */
export interface MetricGroup<Source, Name extends string = string> {
  gauges: Readonly<Record<Name, { help: string; labels?: readonly string[] }>>
  read(source: Source): Promise<Readonly<Record<Name, readonly Sample[]>>>
}

/** One sample for each entry, with its key as the label. */
export const samplesBy = (label: string, values: Readonly<Record<string, number>>): Sample[] =>
  Object.entries(values).map(([key, value]) => ({ value, labels: { [label]: key } }))
