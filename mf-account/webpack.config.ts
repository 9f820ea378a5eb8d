import { federatedRemote } from '@storefront/federation/build/federated';
import { remote } from './federation.config.ts';

export default federatedRemote(remote, import.meta.dirname);
