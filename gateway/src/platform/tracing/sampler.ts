import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  type Sampler,
} from '@opentelemetry/sdk-trace';
import type { TracesConfig } from '../../config';

/**
 * OTEL_TRACES_SAMPLER as its specification says, except that a share counts for traces that callers begin too: every
 * browser may begin one, and says that it is sampled.
 */
export function samplerOf({ sampler, ratio }: Pick<TracesConfig, 'sampler' | 'ratio'>): Sampler {
  const share = new TraceIdRatioBasedSampler(ratio);
  switch (sampler) {
    case 'always_on':
      return new AlwaysOnSampler();
    case 'always_off':
      return new AlwaysOffSampler();
    case 'traceidratio':
      return share;
    case 'parentbased_always_on':
      return new ParentBasedSampler({ root: new AlwaysOnSampler() });
    case 'parentbased_always_off':
      return new ParentBasedSampler({ root: new AlwaysOffSampler() });
    case 'parentbased_traceidratio':
      return new ParentBasedSampler({ root: share, remoteParentSampled: share });
  }
}
