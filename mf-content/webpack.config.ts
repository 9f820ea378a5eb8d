import { federatedRemote } from '@hemvaror/tooling/build/federated';
import { remote } from './federation.config.ts';

export default federatedRemote(remote, import.meta.dirname);
